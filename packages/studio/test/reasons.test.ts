import { Random } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { describe, expect, it } from 'vitest';
import type { DigitReason, Reasons } from '../src/picture/reason.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { withMask, withPredicting } from '../src/rooms/watch/predict.ts';
import { explainedAt as explained } from '../src/rooms/watch/reasons-list.tsx';
import { cellWithoutDigit } from '../src/search/reasons.ts';
import { withPlayer, withRun } from '../src/search/slice.ts';
import { initialState } from '../src/studio.ts';
import { en } from '../src/words/en.ts';
import { ko } from '../src/words/ko.ts';
import { searchingOf } from '../src/workers/search/programs.ts';
import { Recorder } from '../src/workers/search/recorder.ts';
import { reasons } from '../src/workers/search/tried.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

function answerOf<Answer>(work: Generator<unknown, Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

function recorded(cells: string, strategy: string): Recorder {
  const recorder = new Recorder({ ...SAMPLE, cells }, searchingOf(strategy));
  while (!recorder.recording.end) recorder.recording.advance();
  return recorder;
}

/** The reason of a digit, found by looking at every event before. */
function reasonByWalk(
  { recording }: Recorder,
  event: number,
  cell: number,
  digit: number,
): DigitReason {
  const { grid, path } = recording.at(event);
  const peers = Array.from(CLASSIC.peers[cell]).filter((peer) => grid.digits[peer] === digit);
  if (peers.length > 0) return { kind: 'blocked', peers };
  for (let earlier = event; earlier > 0; earlier--) {
    const then = recording.at(earlier);
    if (!path.every((entry) => then.grid.digits[entry.cell] === entry.digit)) break;
    const { kind, cell: at, digit: put } = then.last!;
    if (kind === 'placement' && at === cell && put === digit)
      return { kind: 'tried', event: earlier };
  }
  return { kind: 'untried' };
}

describe.each([
  ['Baekjoon 2239, scan', recorded(SAMPLE.cells, 'scan')],
  ['Baekjoon 2239, bitmask', recorded(SAMPLE.cells, 'bitmask')],
  ['AI Escargot, fewest candidates', recorded(ESCARGOT, 'bitmask-mrv')],
  ['AI Escargot, dancing links', recorded(ESCARGOT, 'dlx')],
])('the reasons in %s', (name, recorder) => {
  it('equal the reasons found by looking at every event', () => {
    const random = new Random(name);
    const { recording } = recorder;
    const kinds = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const event = random.below(recording.events);
      const { blanks, index, last } = recording.at(event);
      const cell =
        i % 2 === 0 && last?.kind === 'back'
          ? last.cell
          : blanks[index + random.below(blanks.length - index)];
      const found = answerOf(reasons(recorder, event, cell));
      const digits = found.digits.map((_, d) => reasonByWalk(recorder, event, cell, d + 1));
      expect(found).toEqual({ event, cell, digits });
      for (const { kind } of digits) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(['blocked', 'tried', 'untried']);
  });
});

describe('what the grid shows', () => {
  const recorder = recorded(SAMPLE.cells, 'scan');
  const stateAt = (event: number): State => {
    const state = withRun(initialState, { picture: recorder.at(event) });
    const cell = cellWithoutDigit(state.run);
    const answer: Reasons | undefined =
      cell === undefined ? undefined : answerOf(reasons(recorder, event, cell));
    return withRun(state, { reasons: answer });
  };

  it('explains the first dead end: all nine digits are blocked', () => {
    const why = explained(stateAt(12), en)!;
    expect(why.cell).toEqual({ row: 2, column: 2 });
    expect(why.digits.map(({ symbol, kind }) => symbol + kind)).toEqual(
      Array.from('123456789', (symbol) => `${symbol}blocked`),
    );
    for (const [i, { peer }] of why.digits.entries()) {
      expect(recorder.at(12).digits[peer!.row * 9 + peer!.column]).toBe(i + 1);
    }
    expect(why.sentence).toMatch(
      /^Why no digit is left for row 3, column 3: 1 is in r1c1, 2 is in/,
    );
    expect(explained(stateAt(12), ko)?.sentence).toMatch(
      /^3행 3열에 넣을 숫자가 없는 이유: 1은 1행/,
    );
  });

  it('says which digits were tried when the search goes back further', () => {
    const events = Array.from({ length: 323 }, (_, event) => event);
    const retreats = events.filter(
      (event) =>
        recorder.at(event).last?.kind === 'back' && recorder.at(event).next?.kind === 'back',
    );
    expect(retreats.length).toBeGreaterThan(20);
    for (const event of retreats) {
      const why = explained(stateAt(event), en)!;
      const tried = why.digits.filter(({ kind }) => kind === 'tried');
      expect(tried.length).toBeGreaterThan(0);
      expect(why.digits.every(({ kind }) => kind === 'tried' || kind === 'blocked')).toBe(true);
      for (const { phrase } of tried) expect(why.sentence).toContain(phrase);
    }
  });

  it('explains nothing at other moments, at high speed, while predicting, or after the moment', () => {
    for (const event of [0, 1, 11, 323]) expect(explained(stateAt(event), en)).toBeUndefined();
    const state = stateAt(12);
    const fast = withPlayer(state, { event: 12, speed: 1_000, playing: true });
    expect(explained(fast, en)).toBeUndefined();
    expect(explained(withMask(withPredicting(state, true)), en)).toBeUndefined();
    expect(explained(withRun(state, { picture: recorder.at(13) }), en)).toBeUndefined();
  });
});
