import { CLASSIC, type Grid, gridOf } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import { describe, expect, it } from 'vitest';
import { ladderCases } from '../dist/cases/ladder.js';
import type { TestCase } from '../dist/cases/test-case.js';
import type { Cause, CauseId } from '../dist/causes/cause.js';
import type { Mistake, Reason } from '../dist/causes/reason.js';
import { problemById } from '../dist/problems/all.js';
import { judgeCells, solvedLine } from '../dist/problems/grid-answer.js';
import type { CheckedOutput } from '../dist/problems/judge-result.js';
import type { ProblemId } from '../dist/problems/problem.js';
import { runCase } from '../dist/run/run-case.js';
import { causeOfRun } from '../dist/run/run-cause.js';
import type { ProgramRun } from '../dist/run/runner.js';
import { english } from '../dist/words/en.js';
import { korean } from '../dist/words/ko.js';
import { causeText, mistakeText, reasonText } from '../dist/words/words.js';

const PUZZLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const SOLUTION =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';

const grid = (text: string): Grid =>
  gridOf(
    CLASSIC,
    Array.from(text, (symbol) => Number(symbol) || 0),
  );
const puzzle = { givens: grid(PUZZLE), solution: grid(SOLUTION) };
const empty = { givens: grid('.'.repeat(81)), solution: grid(SOLUTION) };
const rows = SOLUTION.match(/.{9}/g)!;
const boardJson = (text: string): string =>
  JSON.stringify(text.match(/.{9}/g)!.map((row) => row.split('')));
const spaced = rows.map((row) => row.split('').join(' '));

/** The result, the reason and the mistake in short form. */
function short(answer: CheckedOutput): string {
  if (answer.result === 'AC') return 'AC';
  const { reason, mistake } = answer.finding;
  return [answer.result, reason.id, ...(mistake ? [mistake.id] : [])].join(' ');
}

const check = (id: ProblemId, output: string): string =>
  short(problemById(id).check(output, [puzzle]));

describe('the output of 2239', () => {
  it.each([
    ['AC', `${rows.join('\n')}\n`],
    ['AC', `${rows.join(' \r\n')}\n\n`],
    ['PE spaces-between-digits', spaced.join('\n')],
    ['PE one-line', SOLUTION],
    ['PE blank-lines', rows.join('\n\n')],
    ['PE leading-spaces', rows.map((row) => ` ${row}`).join('\n')],
    ['PE extra-text', `Solved!\n${rows.join('\n')}`],
    ['PE other-form', rows.map((row) => row.split('').join(',')).join('\n')],
    ['WA lines', rows.slice(1).join('\n')],
    ['WA line-length', rows.join('\n').replace('579', '57')],
    ['WA line-length', rows.map((row) => row + row).join('\n')],
    ['WA no-grid', 'no solution'],
    ['WA extra-grids', `${rows.join('\n')}\n${rows.join('\n')}\n`],
    ['WA blank-left echoed', puzzle.givens.digits.join('').match(/.{9}/g)!.join('\n')],
    ['WA given-changed lines-sorted', [...rows].reverse().join('\n')],
  ])('%s', (result, output) => {
    expect(check('2239', output)).toBe(result);
  });
});

describe('the output of other problems', () => {
  it.each<[ProblemId, string, string]>([
    ['2580', 'AC', spaced.join('\n')],
    ['2580', 'PE no-spaces-between-digits', rows.join('\n')],
    ['leetcode37', 'AC', JSON.stringify(rows.map((row) => row.split('')))],
    ['leetcode37', 'PE not-json', rows.join('\n')],
    ['leetcode37', 'PE not-character', JSON.stringify(rows.map((row) => Array.from(row, Number)))],
    ['leetcode37', 'WA blank-left echoed', boardJson(PUZZLE)],
    ['euler96', 'AC', '143\n'],
    ['euler96', 'PE extra-text', 'Ans\n143\n'],
    ['euler96', 'WA number', '144\n'],
    ['euler96', 'WA number overflow', '-113\n'],
    ['euler96', 'WA number known-answer', '24702\n'],
    ['lines', 'AC', `${SOLUTION}\n`],
    ['lines', 'WA lines', `${SOLUTION}\n${SOLUTION}\n`],
    ['lines', 'WA line-length', '12\n'],
  ])('%s: %s', (id, result, output) => {
    expect(check(id, output)).toBe(result);
  });
});

describe('a board of leetcode37 with numbers beside characters', () => {
  /** The board with these digits. Digits that are not givens are numbers. */
  const board = (digits: string): string =>
    JSON.stringify(
      digits
        .match(/.{9}/g)!
        .map((row, r) =>
          Array.from(row, (digit, c) => (PUZZLE[9 * r + c] === '.' ? Number(digit) : digit)),
        ),
    );

  it('says that a number is never equal to a character', () => {
    // In r1c2, 4 becomes 3, which is given in r1c3.
    const answer = problemById('leetcode37').check(board(SOLUTION.replace('14', '13')), [puzzle]);
    expect('finding' in answer && answer.finding.mistake).toEqual({
      id: 'mixed-types',
      cell: 1,
      digit: 3,
      isNumber: true,
    });
  });

  it('is not the cause if two equal characters are in a row', () => {
    const digits = SOLUTION.replace('14', '13');
    const text = board(digits).replace('"1",3', '"1","3"');
    expect(check('leetcode37', text)).toBe('WA digit-twice');
  });

  it('with the input unchanged reminds of the blank', () => {
    const answer = problemById('leetcode37').check(boardJson(PUZZLE), [puzzle]);
    const { mistake } = 'finding' in answer ? answer.finding : {};
    expect(mistakeText(english, mistake!)).toContain("the character '.'");
  });
});

describe('the sum of euler96', () => {
  // The numbers in the corners are 143 and 483.
  const other = solvedLine(
    '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
  );
  it.each([
    ['WA number other-sum', `${1 + 4}`],
    ['WA number other-sum', `${8 + 15}`],
    ['WA number other-sum', `${103 + 3}`],
    ['WA number one-grid', '483'],
    ['WA number not-added', '143\n483'],
    ['WA number', '627'],
  ])('%s: %s', (result, output) => {
    const answer = problemById('euler96').check(output, [puzzle, other]);
    expect(short(answer)).toBe(result);
    expect('finding' in answer && answer.finding.puzzle).toBeUndefined();
  });
});

/**
 * A full grid in which every row has 1 to 9 in cyclic order. The rows begin with different digits.
 */
const cyclic = (start: (row: number) => number): Uint8Array =>
  Uint8Array.from({ length: 81 }, (_, cell) => {
    const row = CLASSIC.row[cell];
    return ((start(row) + CLASSIC.column[cell]) % 9) + 1;
  });

describe('the usual mistakes', () => {
  const mistake = (digits: Uint8Array): string => short(judgeCells(empty, digits, 'smallest'));

  it('are recognised in a grid', () => {
    expect(mistake(cyclic((row) => row))).toBe('WA digit-twice houses-wrong');
    // The rows of a solution in another order: each row is moved up by one.
    const start = (row: number): number => 3 * (row % 3) + Math.floor(row / 3);
    const shifted = cyclic((row) => start((row + 1) % 9));
    expect(mistake(shifted)).toBe('WA digit-twice boxes-shifted');
    // Only the rows are tested, so each is 123456789. Without givens, that is no sign of sorting.
    const sorted = Uint8Array.from('123456789'.repeat(9), Number);
    expect(mistake(sorted)).toBe('WA digit-twice houses-wrong');
    expect(short(judgeCells(puzzle, sorted, 'smallest'))).toBe('WA given-changed rows-sorted');
    const { solution } = solvePuzzle({ givens: empty.givens }, { limit: 1 });
    const largest = solution!.digits.map((digit) => 10 - digit);
    expect(mistake(largest)).toBe('WA not-smallest largest');
  });
});

/** One reason of every kind. */
const REASONS: { [Id in Reason['id']]: Omit<Extract<Reason, { id: Id }>, 'id'> } = {
  'no-output': { hasMessages: true },
  lines: { found: 8, expected: 9 },
  'line-length': { line: 2, found: 8, expected: 9 },
  'no-grid': { line: 1, text: '-' },
  'extra-grids': { count: 2, isSame: true },
  'blank-left': { cell: 3, blanks: 4 },
  'given-changed': { cell: 3, given: 4, found: 5 },
  'digit-twice': { cell: 3, found: 1, expected: 2, digit: 1, house: 20, cells: [3, 4] },
  'not-smallest': { cell: 3, found: 2, expected: 1 },
  number: { found: '12', expected: 13 },
  'spaces-between-digits': {},
  'no-spaces-between-digits': {},
  'one-line': {},
  'blank-lines': {},
  'leading-spaces': { line: 1 },
  'extra-text': { line: 1, text: '-' },
  'other-form': { line: 1, text: '-' },
  'not-json': {},
  'not-character': { cell: 3, digit: 4, isNumber: true },
  'exit-status': { status: 1, isRight: true, message: undefined },
  signal: { signal: 'SIGSEGV', message: undefined },
  'too-many-processes': { most: 64 },
  'too-much-output': { most: 2 ** 20 },
  'too-slow': { time: 2_010, limit: 2_000 },
  'no-end': { wall: 3_000, time: 10 },
  'too-much-memory': { most: 2 ** 28 },
  'compile-error': { messages: ['-'] },
};

/** What the texts of some mistakes need. */
const MISTAKES: Readonly<Record<string, object>> = {
  'dead-end': { cell: 3 },
  'lines-left-out': { rows: [9], columns: [] },
  'houses-wrong': { right: ['row', 'box'], wrong: ['column'] },
  'mixed-types': { cell: 3, digit: 4, isNumber: true },
  'opens-a-file': { files: [] },
  overflow: { bits: 8 },
  'other-sum': { of: 'digit-sums' },
  'grid-missing': { grid: 7, number: 263 },
  'one-grid': { grid: 1 },
  'not-added': { grids: 50 },
};

/** One cause of every kind. */
const CAUSES: { [Id in CauseId]: Omit<Extract<Cause, { id: Id }>, 'id'> } = {
  'went-on-after-solution': { event: 9 },
  'solution-not-printed': { event: 9, isSilent: false, isNumber: false },
  'given-overwritten': { event: 9, cell: 3, given: 5 },
  'digit-never-placed': { digits: [9], cell: 3, event: 9 },
  'placed-beside-equal': {
    event: 9,
    digit: 2,
    cells: [3, 4],
    house: 'column',
    times: 2,
    never: ['row'],
  },
  'cells-left-out': { rows: [9], columns: [], cells: [] },
  'never-takes-back': { placements: 9 },
  'never-empties-cell': { replaced: 9 },
  'stops-without-guess': { placements: 9, blanks: 4 },
  'left-blank-behind': { cell: 3, event: 9, next: 4 },
  'digit-stays-marked': { houses: ['box'], digit: 4, event: 9, cell: 3 },
  'takes-right-digit-out': { cell: 3, digit: 4, event: 9 },
  'same-grid-again': { times: 3, event: 1, again: 9 },
  'loops-without-placing': { placements: 9, time: 2_000 },
  'prints-nothing': {},
  'slow-on-easy-puzzle': { placements: 9, hasOneSolution: false },
  'expects-other-input': { problem: '2239' },
};

/** Names that are the same in both languages. */
const NAMES =
  /\b(Nonet|SIGSEGV|CPU|MB|JSON|nonet studio|p096_sudoku\.txt|int|str|examples\/traced|problem|http\S+)\b|2\^8/g;

describe('the words', () => {
  it('exist in Korean, with no English in them', () => {
    const reasons = Object.entries(REASONS).map(([id, rest]) =>
      reasonText(korean, { id, ...rest } as Reason),
    );
    const mistakes = Object.keys(english.mistakes).map((id) =>
      mistakeText(korean, { id, ...(MISTAKES[id] ?? { rows: 1, columns: 1 }) } as Mistake),
    );
    const causes = Object.entries(CAUSES).map(([id, rest]) =>
      causeText(korean, { id, ...rest } as Cause),
    );
    const others = [
      ...[korean.results, korean.purposes, korean.orders, korean.heads].flatMap(Object.values),
      korean.accepted(3),
      korean.stressResult(1, 2),
      korean.needs([{ strategy: 'scan', placements: 5, isComplete: false }]),
      korean.watched('http://127.0.0.1'),
      korean.studio('http://127.0.0.1', { isServed: false }),
      korean.bonus('java'),
      korean.kept('-'),
      korean.searched({ placements: 3, backs: 2, blanks: 1 }),
      korean.unseen,
      korean.unknownPuzzle,
      korean.alone({ first: { puzzle: 6, found: '1', expected: 2 }, wrong: 1, of: 50 }),
      korean.alone({ first: undefined, wrong: 0, of: 50 }),
      korean.inCase(korean.results.WA, 1, 2),
      korean.rest('heavier', 2),
    ];
    const all = [...reasons, ...mistakes, ...causes, ...others] as string[];
    expect(all.length).toBeGreaterThan(90);
    for (const text of all.filter((each) => each !== '-')) {
      expect(text.replace(NAMES, '')).toMatch(/^[^a-z]*[가-힣][^a-z]*$/i);
    }
  });

  it('say nothing of CPU time if only the time on the clock is known', async () => {
    const run = { ending: undefined, output: '', messages: '', memory: undefined } as const;
    const runner = {
      run: () =>
        Promise.resolve<ProgramRun>({
          ...run,
          killed: 'time',
          status: undefined,
          time: 2_060,
          wall: 2_060,
        }),
      watch: () => Promise.resolve(undefined),
      pause: () => Promise.resolve(),
      now: () => 0,
    } as const;
    const limits = { time: 2_000, memory: 2 ** 28 };
    const program = { problem: problemById('2239'), limits, linkTo: () => undefined };
    for (const isOnClock of [true, undefined]) {
      const ran = await runCase([puzzle], {
        ...program,
        runner: { ...runner, ...(isOnClock && { isOnClock }) },
      });
      expect(ran.result).toBe('TLE');
      const cause = causeOfRun(ran, puzzle, limits.time)!;
      const texts = [english, korean].map((words) => [
        reasonText(words, ran.finding!.reason),
        causeText(words, cause),
      ]);
      const said = texts.join(' ');
      expect(said.match(/CPU/g)?.length).toBe(isOnClock ? undefined : 2);
      expect(/it waits or sleeps/.test(said)).toBe(isOnClock ?? false);
      expect(/기다리거나/.test(said)).toBe(isOnClock ?? false);
    }
  });

  it('have the Korean particles that fit the digits', () => {
    const said = (reason: Reason): string => reasonText(korean, reason);
    expect(said({ id: 'given-changed', cell: 0, given: 2, found: 3 })).toBe(
      '1행 1열에 3이 있지만, 주어진 숫자는 2예요.',
    );
    expect(said({ id: 'given-changed', cell: 0, given: 1, found: 0 })).toContain('1이에요.');
    expect(said({ id: 'number', found: '24702', expected: 9 })).toBe(
      '답은 9인데 "24702"를 출력했어요.',
    );
    expect(said({ id: 'number', found: '24700', expected: 9 })).toContain('"24700"을');
    const crash = { id: 'exit-status', isRight: false, message: undefined } as const;
    expect(said({ ...crash, status: 3 })).toContain('0이 아니라 3으로');
    expect(said({ ...crash, status: 1 })).toContain('0이 아니라 1로');
    const left = { id: 'digit-never-placed', cell: 0, event: 9 } as const;
    expect(causeText(korean, { ...left, digits: [5, 9] })).toMatch(/^5, 9는 .*5를 넣을/);
  });
});

describe('the ladder', () => {
  const ids = ['2239', '2580', 'leetcode37', 'euler96'] as const;
  const ladders = new Map(ids.map((id) => [id, ladderCases(problemById(id), 'a')]));

  it('is the same for the same seed, and another for another', () => {
    const puzzles = (ladder: readonly TestCase[]): string[] =>
      ladder.flatMap((each) => each.puzzles);
    const [same, other] = ['a', 'b'].map((seed) => puzzles(ladderCases(problemById('2239'), seed)));
    expect(same).toEqual(puzzles(ladders.get('2239')!));
    expect(same).not.toEqual(other);
  });

  it('begins with what the problem promises', () => {
    for (const id of ['2239', '2580', 'leetcode37'] as const) {
      const stress = ladders.get(id)!.map(({ isStress }) => isStress);
      expect(stress.indexOf(true)).toBeGreaterThan(8);
      expect(stress.lastIndexOf(false)).toBeLessThan(stress.indexOf(true));
    }
  });

  it('has puzzles with several solutions only where the problem allows them', () => {
    const counts = (id: (typeof ids)[number]): number[] =>
      ladders
        .get(id)!
        .flatMap((each) => each.puzzles.map((text) => solvePuzzle({ givens: grid(text) }).count));
    expect(Math.max(...counts('leetcode37'))).toBe(1);
    expect(Math.max(...counts('euler96'))).toBe(1);
    expect(Math.max(...counts('2239'))).toBe(2);
  });
});
