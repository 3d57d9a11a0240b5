import { CLASSIC, type Grid } from '@nonet/engine/grid';
import { Run, strategies } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import { ESCARGOT, SAMPLE } from '../../cli/test/watched.ts';
import { ladderCases } from '../dist/cases/ladder.js';
import type { CauseId } from '../dist/causes/cause.js';
import { causeOf, causes } from '../dist/causes/causes.js';
import type { Reason } from '../dist/causes/reason.js';
import type { Change, SearchLog } from '../dist/causes/search-log.js';
import { problemById } from '../dist/problems/all.js';
import { solvedLine } from '../dist/problems/grid-answer.js';
import { causeOfRun } from '../dist/run/run-cause.js';

/** Reads changes such as `+12=4` (row 1, column 2) and `-12`. */
function changesOf(text: string): Change[] {
  const now = new Map<number, number>();
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const cell = 9 * Number(word[1]) + Number(word[2]) - 10;
      if (word[0] === '+') now.set(cell, Number(word[4]));
      return { isPlacement: word[0] === '+', cell, digit: now.get(cell) ?? 0 };
    });
}

function logOf(
  puzzle: string,
  changes: readonly Change[],
  more: Partial<SearchLog> = {},
): SearchLog {
  return {
    ...solvedLine(puzzle),
    hasOneSolution: true,
    changes,
    isCut: false,
    isOverCopies: false,
    ending: 'exit',
    time: 100,
    answer: undefined,
    printed: 'other',
    ...more,
  };
}

/** The changes that fill blanks of the puzzle with the solution, in order. */
function filling(puzzle: string, isLeftOut: (cell: number) => boolean = () => false): Change[] {
  const { givens, solution } = solvedLine(puzzle);
  return [...givens.digits.keys()]
    .filter((cell) => givens.digits[cell] === 0 && !isLeftOut(cell))
    .map((cell) => ({ isPlacement: true, cell, digit: solution.digits[cell] }));
}

const all = filling(SAMPLE);
const back = ({ cell, digit }: Change): Change => ({ isPlacement: false, cell, digit });
const inRow = (row: number) => (cell: number) => CLASSIC.row[cell] === row - 1;

/** Whether a log proves the cause. */
const proves = (id: CauseId, log: SearchLog): boolean =>
  causes.find(([each]) => each === id)![1](log) !== undefined;

/** A search in row order that never frees a digit in one kind of house. */
function marking(of: Uint8Array): Change[] {
  const marks = [CLASSIC.row, CLASSIC.column, CLASSIC.box].map((houses) => ({
    houses,
    used: new Set<number>(),
  }));
  const { digits } = solvedLine(SAMPLE).givens;
  const mark = (cell: number, digit: number): void => {
    for (const { houses, used } of marks) used.add(10 * houses[cell]! + digit);
  };
  for (const [cell, digit] of digits.entries()) if (digit !== 0) mark(cell, digit);
  const changes: Change[] = [];
  const blanks = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const search = (index: number): void => {
    const cell = blanks[index]!;
    for (let digit = 1; digit <= 9; digit++) {
      if (marks.some(({ houses, used }) => used.has(10 * houses[cell]! + digit))) continue;
      mark(cell, digit);
      changes.push({ isPlacement: true, cell, digit });
      search(index + 1);
      for (const { houses, used } of marks) {
        if (houses !== of) used.delete(10 * houses[cell]! + digit);
      }
      changes.push({ isPlacement: false, cell, digit });
    }
  };
  search(0);
  return changes;
}

/** A cause, a log that proves it, and a log that nearly does. */
const PAIRS: readonly (readonly [CauseId, SearchLog, SearchLog])[] = [
  ['went-on-after-solution', logOf(SAMPLE, [...all, back(all.at(-1)!)]), logOf(SAMPLE, all)],
  [
    'solution-not-printed',
    logOf(SAMPLE, all, { printed: 'nothing' }),
    logOf(SAMPLE, all, { answer: solvedLine(SAMPLE).solution.digits, printed: 'solution' }),
  ],
  [
    'given-overwritten',
    logOf(SAMPLE, [{ isPlacement: false, cell: 0, digit: 1 }, ...changesOf('+11=5')]),
    logOf(SAMPLE, [{ isPlacement: false, cell: 0, digit: 1 }, ...changesOf('+11=1')]),
  ],
  // In r1c2, the digits 4, 7 and 8 fit.
  [
    'digit-never-placed',
    logOf(SAMPLE, changesOf('+12=4 -12 +12=7 -12')),
    logOf(SAMPLE, changesOf('+12=4 -12 +12=7 -12 +12=8 -12')),
  ],
  [
    'placed-beside-equal',
    logOf(SAMPLE, changesOf('+12=1 +14=6')),
    logOf(SAMPLE, changesOf('+12=1 -12 +12=4 +14=6')),
  ],
  [
    'cells-left-out',
    logOf(SAMPLE, filling(SAMPLE, inRow(9))),
    logOf(
      SAMPLE,
      filling(SAMPLE, (cell) => inRow(9)(cell) || (inRow(8)(cell) && cell > 66)),
    ),
  ],
  ['never-takes-back', logOf(SAMPLE, changesOf('+12=7')), logOf(SAMPLE, changesOf('+12=4'))],
  [
    'never-empties-cell',
    logOf(SAMPLE, changesOf('+12=4 -12 +12=6')),
    logOf(SAMPLE, changesOf('+12=4 +14=6 -14 -12 +12=6')),
  ],
  [
    'stops-without-guess',
    logOf(SAMPLE, all.slice(0, 20)),
    logOf(SAMPLE, [...all.slice(0, 20), back(all[19])]),
  ],
  [
    'left-blank-behind',
    logOf(SAMPLE, changesOf('+12=4 -12 +12=7 -12 +12=8 -12 +14=6')),
    logOf(SAMPLE, changesOf('+12=4 -12 +12=7 -12 +14=6')),
  ],
  [
    'digit-stays-marked',
    logOf(SAMPLE, marking(CLASSIC.box)),
    logOf(SAMPLE, changesOf('+12=4 -12 +12=7 -12')),
  ],
  [
    'takes-right-digit-out',
    logOf(SAMPLE, [...all.slice(0, 20), back(all[19])]),
    logOf(SAMPLE, [...all.slice(0, 20), back(all[19]), ...all.slice(19, 25)]),
  ],
  [
    'same-grid-again',
    logOf(SAMPLE, changesOf('+12=4 -12 +12=4 -12 +12=4'), { ending: 'limit' }),
    logOf(SAMPLE, changesOf('+12=4 -12 +12=6 -12 +12=7'), { ending: 'limit' }),
  ],
  [
    'loops-without-placing',
    logOf(SAMPLE, changesOf('+12=4'), { ending: 'limit', time: 2_000 }),
    logOf(SAMPLE, all, { ending: 'limit', time: 1_500 }),
  ],
];

describe('a cause', () => {
  it('has a pair of logs', () => {
    expect(PAIRS.map(([id]) => id).sort()).toEqual(causes.map(([id]) => id).sort());
  });

  it.each(PAIRS)('%s is given only if it is proved', (id, proof, nearMiss) => {
    expect(proves(id, proof)).toBe(true);
    expect(proves(id, nearMiss)).toBe(false);
  });

  it('is not given if the printed grid was never the grid that was watched', () => {
    const other = Uint8Array.from({ length: 81 }, () => 1);
    expect(causeOf(logOf(SAMPLE, changesOf('+12=7')))?.id).toBe('never-takes-back');
    expect(causeOf(logOf(SAMPLE, changesOf('+12=7'), { answer: other }))).toBeUndefined();
  });
});

/** The changes of a strategy until its first solution. */
function searched(givens: Grid, id: string, most: number): Change[] {
  const strategy = strategies.find((each) => each.id === id)!;
  const run = new Run({ givens }, strategy, { limit: 1, events: most });
  const { search } = run;
  const changes: Change[] = [];
  let before = 0;
  while (!run.end) {
    run.advance(1);
    const { placements, backs } = search.counters;
    if (placements + backs === before) continue;
    before = placements + backs;
    const { cell, digit, kind } = search.event;
    changes.push({ isPlacement: kind === 'placement', cell, digit });
  }
  return changes;
}

describe('a right program', () => {
  const puzzles = ladderCases(problemById('leetcode37'), 'causes')
    .filter(({ purpose }) => purpose !== 'hard' && purpose !== 'full-grid')
    .map((each) => each.puzzles[0]);
  const some = [...puzzles.slice(0, sized(6, 12)), ESCARGOT.replaceAll('0', '.')];

  it.each(strategies.map(({ id }) => id))('that searches like %s has no cause', (id) => {
    for (const puzzle of some) {
      const { givens, solution } = solvedLine(puzzle);
      const changes = searched(givens, id, 3_000);
      const isSolved = changes.length < 3_000;
      const whole = logOf(puzzle, changes, { answer: solution.digits, printed: 'solution' });
      if (isSolved) expect(causeOf(whole)).toBeUndefined();
      // The program is stopped in the middle of its search, or prints the grid of this moment.
      for (const part of [0.3, 0.6, 0.9]) {
        const first = changes.slice(0, Math.floor(part * changes.length));
        expect(causeOf(logOf(puzzle, first, { ending: 'limit' }))).toBeUndefined();
        expect(causeOf(logOf(puzzle, first, { isCut: true }))).toBeUndefined();
      }
    }
  });
});

/** 766 placements in row order, but more than 200,000 if the last column is filled first. */
const EASY_BY_ROWS =
  '4.1...38...38......58.32.9.7.2..39......9.1....4.6...5..7.....4.......3.......7.2';

describe('a run', () => {
  const run = { killed: undefined, status: 0, ending: undefined, output: '', messages: '' };
  const causeIn = (reason: Reason, puzzle = SAMPLE, limit = 2_000): string | undefined =>
    causeOfRun(
      {
        result: 'WA',
        finding: { reason },
        run: { ...run, time: 100, wall: 100, memory: undefined },
      },
      solvedLine(puzzle),
      limit,
    )?.id;
  const slow: Reason = { id: 'too-slow', time: 2_010, limit: 2_000 };

  it('that prints nothing has given up, unless it wrote to standard error', () => {
    expect(causeIn({ id: 'no-output', hasMessages: false })).toBe('prints-nothing');
    expect(causeIn({ id: 'no-output', hasMessages: true })).toBeUndefined();
  });

  it('that is slow loops if the puzzle is easy in every order and the runtime has started', () => {
    expect(causeIn(slow)).toBe('slow-on-easy-puzzle');
    expect(causeIn(slow, SAMPLE, 500)).toBeUndefined();
    expect(causeIn(slow, ESCARGOT)).toBeUndefined();
    expect(causeIn(slow, EASY_BY_ROWS)).toBeUndefined();
    expect(causeIn({ id: 'no-end', wall: 3_000, time: 10 })).toBeUndefined();
  });
});

describe('a program that changes one cell without end', () => {
  it('repeats itself, and its log is read at once', () => {
    const changes = changesOf('+12=4 -12 '.repeat(100_000).trim());
    expect(causeOf(logOf(SAMPLE, changes, { ending: 'limit' }))?.id).toBe('same-grid-again');
  });
});
