import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { Recording, type SearchEvent, strategies } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import type { Span } from '../src/picture/landmark.ts';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { deepest, firstWrong, longestRetreat, nextDeadEnd } from '../src/worker/jumps.ts';
import { tried } from '../src/worker/tried.ts';

const PUZZLES: readonly (readonly [string, string])[] = [
  ['Baekjoon 2239', SAMPLE.cells],
  [
    'LeetCode 37',
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  ],
  [
    'AI Escargot',
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  ],
  ['the empty grid', '.'.repeat(81)],
  ['one without a solution', `12345678..........${'.'.repeat(8)}9${'.'.repeat(54)}`],
];

function answerOf<Answer>(work: Generator<unknown, Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** All events of a run, and the depth of the search after each of them. */
function fullRun(recording: Recording): { events: SearchEvent[]; depths: number[] } {
  const search = recording.searchAt(0);
  const events: SearchEvent[] = [];
  const depths = [0];
  while (events.length < recording.events) {
    search.advance(1);
    const { placements, backs } = search.counters;
    if (placements + backs === events.length) continue;
    events.push({ ...search.event });
    depths.push(search.depth);
  }
  return { events, depths };
}

describe.each(PUZZLES)('landmarks in %s', (_, cells) => {
  const puzzle = { givens: gridOf(CLASSIC, digitsIn(cells)) };

  it.each(strategies)('match those of a full run: $id', (strategy) => {
    const recording = new Recording(puzzle, strategy, { every: 1_000, events: 60_000 });
    while (!recording.end) recording.advance();
    const { events, depths } = fullRun(recording);
    const isDeadEnd = (event: number) =>
      event > 0 && events[event - 1].kind === 'placement' && events[event]?.kind === 'back';

    const deadEnds = depths.map((_, event) => event).filter(isDeadEnd);
    const random = new Random(cells);
    for (let i = 0; i < 20; i++) {
      const event = random.below(recording.events + 1);
      const next = deadEnds.find((deadEnd) => deadEnd > event);
      expect(answerOf(nextDeadEnd(recording, event))?.from).toBe(next);
    }

    const depth = Math.max(...deadEnds.map((event) => depths[event]));
    expect(answerOf(deepest(recording))?.from).toBe(deadEnds.find((e) => depths[e] === depth));

    let retreat: Span | undefined;
    for (const from of deadEnds) {
      let until = from;
      while (events[until]?.kind === 'back') until++;
      if (until - from > (retreat ? retreat.until - retreat.from : 0)) retreat = { from, until };
    }
    expect(answerOf(longestRetreat(recording))).toEqual(retreat);

    const wrong = answerOf(firstWrong(recording, puzzle));
    const last = recording.at(recording.events);
    if (cells === PUZZLES[3][1] || !last.solved) {
      expect(wrong).toBeUndefined();
      return;
    }
    const solution = last.grid.digits;
    const at = events.findIndex((e) => e.kind === 'placement' && solution[e.cell] !== e.digit);
    if (at < 0) {
      expect(wrong).toBeUndefined();
      return;
    }
    const { cell, digit } = events[at];
    const out = events.findIndex(
      (e, i) => i > at && e.kind === 'back' && e.cell === cell && e.digit === digit,
    );
    expect(wrong).toEqual({ from: at + 1, until: out + 1 });
  });

  it('the last try of a digit under the current path is found', () => {
    const recording = new Recording(puzzle, strategies[3], { every: 1_000, events: 60_000 });
    while (!recording.end) recording.advance();
    const { events } = fullRun(recording);
    const random = new Random(cells);
    for (let i = 0; i < 40; i++) {
      const event = random.below(recording.events + 1);
      const { grid, path } = recording.at(event);
      const cell = grid.digits.indexOf(0, random.below(60));
      if (cell < 0) continue;
      const digit = 1 + random.below(9);
      let earlier = event;
      const isOnPath = (e: number): boolean => {
        const then = recording.at(e).grid.digits;
        return path.every((entry) => then[entry.cell] === entry.digit);
      };
      let found: number | undefined;
      while (earlier > 0 && found === undefined && isOnPath(earlier)) {
        const { kind, cell: at, digit: put } = events[earlier - 1];
        if (kind === 'placement' && at === cell && put === digit) found = earlier;
        earlier--;
      }
      expect(answerOf(tried(recording, { event, cell, digit }))).toBe(found);
    }
  });
});
