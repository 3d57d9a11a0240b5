import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import {
  type Puzzle,
  Recording,
  type SearchEvent,
  type Strategy,
  strategies,
  strategyById,
} from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { describe, expect, it } from 'vitest';
import type { Findings, Span } from '../src/picture/landmark.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { firstWrong, nextDeadEnd } from '../src/workers/search/jumps.ts';
import { RunIndex } from '../src/workers/search/run-index.ts';
import { tried } from '../src/workers/search/tried.ts';

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

/** It has 1,472 solutions. */
const SEVERAL = {
  givens: gridOf(
    CLASSIC,
    digitsIn('53.......6..195.....8......8...6...3...8.3..17...2..........28.....19..5....8..79'),
  ),
};

const HARD = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

function answerOf<Answer>(work: Generator<unknown, Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * All events of a run, the depth of the search after each of them, and the events at which it found
 * a solution.
 */
function fullRun(recording: Recording): {
  events: SearchEvent[];
  depths: number[];
  solutions: number[];
} {
  const search = recording.searchAt(0);
  const events: SearchEvent[] = [];
  const depths = [0];
  const solutions: number[] = [];
  while (events.length < recording.events) {
    search.advance(1);
    const { placements, backs } = search.counters;
    if (placements + backs === events.length) continue;
    events.push({ ...search.event });
    depths.push(search.depth);
    if (search.isSolved) solutions.push(events.length);
  }
  return { events, depths, solutions };
}

function onlySolution(puzzle: Puzzle): Uint8Array | undefined {
  const { count, solution } = solvePuzzle(puzzle);
  return count === 1 ? solution?.digits : undefined;
}

function indexed(puzzle: Puzzle, strategy: Strategy, events: number, limit = 1): RunIndex {
  const recording = new Recording(puzzle, strategy, { every: 1_000, events, limit });
  const index = new RunIndex(recording);
  while (!recording.end) {
    recording.advance(3_000);
    index.advance();
  }
  while (!index.isComplete) index.advance();
  return index;
}

type FullRun = ReturnType<typeof fullRun>;

/** The events after which the search goes back: dead ends and solutions. */
function turnsOf({ events }: FullRun): number[] {
  return events.flatMap(({ kind }, i) =>
    kind === 'back' && events[i - 1].kind === 'placement' ? [i] : [],
  );
}

function deadEndsOf(run: FullRun): number[] {
  return turnsOf(run).filter((event) => !run.solutions.includes(event));
}

/**
 * The landmarks of a run, found by looking at every event. `solution` is the only solution, if
 * there is one.
 */
function landmarks(run: FullRun, solution: Uint8Array | undefined): Findings {
  const { events, depths } = run;
  const deadEnds = deadEndsOf(run);
  const depth = Math.max(...deadEnds.map((event) => depths[event]));
  const deepest = deadEnds.find((event) => depths[event] === depth);
  let longestRetreat: Span | undefined;
  for (const from of turnsOf(run)) {
    let until = from;
    while (events[until]?.kind === 'back') until++;
    const longest = longestRetreat ? longestRetreat.until - longestRetreat.from : 0;
    if (until - from > longest) longestRetreat = { from, until };
  }
  const wrong = events.findIndex(
    ({ kind, cell, digit }) => kind === 'placement' && solution && solution[cell] !== digit,
  );
  const removed = depths.findIndex((at, event) => event > wrong && at <= depths[wrong]);
  return {
    deepest: deepest === undefined ? undefined : { from: deepest, until: deepest },
    longestRetreat,
    firstWrong:
      wrong < 0
        ? undefined
        : removed < 0
          ? { from: wrong + 1, until: events.length, isKept: true }
          : { from: wrong + 1, until: removed },
  };
}

function findingsOf(index: RunIndex, puzzle: Puzzle): Findings {
  return {
    deepest: index.deepest,
    longestRetreat: answerOf(index.longestRetreat()),
    firstWrong: answerOf(firstWrong(index, puzzle)),
  };
}

describe.each(PUZZLES)('landmarks in %s', (_, cells) => {
  const puzzle = { givens: gridOf(CLASSIC, digitsIn(cells)) };

  it.each(strategies)('match those of a full run: $id', (strategy) => {
    const index = indexed(puzzle, strategy, 60_000);
    const { recording } = index;
    const run = fullRun(recording);
    expect(findingsOf(index, puzzle)).toEqual(landmarks(run, onlySolution(puzzle)));
    const deadEnds = deadEndsOf(run);

    const random = new Random(cells);
    for (let i = 0; i < 20; i++) {
      const event = random.below(recording.events + 1);
      const next = deadEnds.find((deadEnd) => deadEnd > event);
      expect(answerOf(nextDeadEnd(recording, event))?.from).toBe(next);
    }
  });

  it('finds the last time that a digit was tried with the current path', () => {
    const { recording } = indexed(puzzle, strategies[3], 60_000);
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

describe('landmarks in random puzzles', () => {
  const random = new Random('landmarks');
  /**
   * A proper puzzle and some of its givens: puzzles with one solution, with several and with none.
   */
  const PROPER =
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
  const puzzles = Array.from({ length: 12 }, (_, i) => {
    const cells = Array.from(PROPER, (symbol) =>
      symbol !== '.' && random.below(12) < i % 4 ? '.' : symbol,
    );
    if (i % 3 === 0) cells[random.below(81)] = String(1 + random.below(9));
    return { givens: gridOf(CLASSIC, digitsIn(cells.join(''))) };
  });

  it.each(strategies)('match those of a full run: $id', (strategy) => {
    for (const puzzle of puzzles) {
      if (solvePuzzle(puzzle).kind === 'conflict') continue;
      const events = 1 + random.below(8_000);
      const index = indexed(puzzle, strategy, events);
      const expected = landmarks(fullRun(index.recording), onlySolution(puzzle));
      expect(findingsOf(index, puzzle)).toEqual(expected);
    }
  });

  it.each(strategies)('match those of a full run that finds several solutions: $id', (strategy) => {
    const index = indexed(SEVERAL, strategy, 30_000, 100);
    const { recording } = index;
    const run = fullRun(recording);
    expect(recording.solutions).toEqual(run.solutions);
    expect(run.solutions.length).toBeGreaterThan(1);
    expect(findingsOf(index, SEVERAL)).toEqual(landmarks(run, undefined));
    const deadEnds = deadEndsOf(run);
    for (const event of run.solutions) {
      const next = deadEnds.find((deadEnd) => deadEnd > event - 2);
      expect(answerOf(nextDeadEnd(recording, event - 2))?.from).toBe(next);
    }
  });

  it('match those of a full run of many blocks', () => {
    const puzzle = { givens: gridOf(CLASSIC, digitsIn(HARD)) };
    const index = indexed(puzzle, strategyById('bitmask')!, 200_000);
    const run = fullRun(index.recording);
    expect(findingsOf(index, puzzle)).toEqual(landmarks(run, onlySolution(puzzle)));
    for (let i = 0; i < 60; i++) {
      const from = 1 + random.below(200_000);
      const depth = run.depths[from] - random.below(12);
      const found = run.depths.findIndex((at, event) => event >= from && at <= depth);
      expect(answerOf(index.firstAtMost(depth, from))).toBe(found < 0 ? undefined : found);
    }
  });
});
