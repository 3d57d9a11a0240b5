import { record } from '@nonet/engine';
import { describe, expect, it } from 'vitest';
import { candidateCounts, SearchPlayer } from '../.vitepress/theme/search-frame.ts';
import {
  MOST_EVENTS,
  type SearchRecord,
  type ShownStrategy,
  searchAnswer,
} from '../.vitepress/theme/search-record.ts';

const SAMPLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
/** The last cell can take no digit. */
const NONE = '...4........123.';
/** Row by row, this takes more than 10 million placements. */
const LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const SMALL = '1...............';
const STRATEGIES = ['scan', 'used-arrays', 'bitmask', 'bitmask-mrv'] as const;

const asked = (text: string, strategy: ShownStrategy = 'scan', language: 'en' | 'ko' = 'en') =>
  searchAnswer({ kind: 'search', text, strategy, language });

function playerOf(text: string, strategy: ShownStrategy) {
  const { record: found } = asked(text, strategy);
  if (!found) throw new Error('no record');
  return new SearchPlayer(found);
}

describe.each(STRATEGIES)('the board of %s', (strategy) => {
  it.each([
    ['the sample', SAMPLE, 1],
    ['AI Escargot', ESCARGOT, 211],
    ['a puzzle of 4×4', SMALL, 1],
  ])('shows what the engine recorded: %s', (_, text, step) => {
    const player = playerOf(text, strategy);
    const answer = record(text, { strategy });
    if (!answer.ok) throw new Error('not recorded');
    const { recording } = answer;
    expect(player.events).toBe(recording.events);
    const events = [recording.events];
    for (let event = 0; event < recording.events; event += step) events.push(event);
    // Forward and back again, because the player undoes events.
    for (const event of [...events, ...events.reverse()]) {
      const frame = player.at(event);
      const moment = recording.at(event);
      const { backs, placements, tries } = moment.counters;
      expect(frame).toMatchObject({ backs, placements, tries });
      expect(frame.digits).toEqual(moment.grid.digits);
      expect(frame.path).toEqual(moment.path.map(({ cell }) => cell));
      expect(frame.isEnd ? moment.solved : frame.isDeadEnd).toBe(
        frame.isEnd || moment.next?.kind === 'back',
      );
      if (moment.next?.kind === 'placement') expect(frame.next).toBe(moment.next.cell);
      if (moment.deadEnd) expect(moment.candidates.candidates[frame.next]).toBe(0);
      if (event % 100 === 0) expectCandidates(player.record, frame, moment.candidates.candidates);
    }
  });

  it('goes from dead end to dead end, and then to the end', () => {
    const player = playerOf(SAMPLE, strategy);
    const first = player.deadEndAfter(0);
    expect(first).toBe(strategy === 'bitmask-mrv' ? player.events : 12);
    expect(player.deadEndAfter(player.events)).toBe(player.events);
  });

  it('says that there is no solution', () => {
    const player = playerOf(NONE, strategy);
    expect(player.record.end).toBe('exhausted');
    expect(player.at(player.events)).toMatchObject({ isEnd: true, isDeadEnd: true, path: [] });
    const first = playerOf(`12345678.........9${'.'.repeat(63)}`, strategy);
    expect(first.at(0)).toMatchObject({ isEnd: true, isDeadEnd: true, next: 8 });
  });
});

function expectCandidates(
  found: SearchRecord,
  frame: Parameters<typeof candidateCounts>[1],
  candidates: Int32Array,
) {
  for (const [cell, count] of candidateCounts(found, frame)) {
    expect(count).toBe(candidates[cell].toString(2).replaceAll('0', '').length);
  }
}

describe('a board with a search', () => {
  it('cuts a long search', () => {
    const long = asked(LONG).record;
    expect(long?.end).toBe('cut');
    expect(long?.cells.length).toBe(MOST_EVENTS);
  });

  it('says why it has no search', () => {
    expect(asked('53..7').message).toMatch(/expected/i);
    expect(asked(`${SAMPLE}1`, 'scan', 'ko').message).toMatch(/^이 퍼즐은 82칸이에요/);
    expect(asked(`11${SAMPLE.slice(2)}`)).toMatchObject({ conflicts: [0, 1] });
    expect(asked('.'.repeat(256)).message).toMatch(/9×9/);
    const solved = '1234341221434321';
    expect(asked(solved).message).toMatch(/^Every cell/);
  });
});
