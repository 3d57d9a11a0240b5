import type { Mistake, SumOf } from '../causes/reason.ts';
import type { Solved } from './grid-answer.ts';
import { ACCEPTED, badFormat, wrong } from './judge-result.ts';
import { MEBIBYTE, type Problem } from './problem.ts';
import { linesOf } from './read-rows.ts';

/** The answer for the file of Project Euler. */
const KNOWN_ANSWER = 24_702;

/** The sizes in bits of integer types that may be too small for the sum. */
const BITS = [8, 16];

/** Project Euler 96: the sum of the numbers in the top left corners of the solutions. */
export const euler96: Problem = {
  id: 'euler96',
  name: 'Project Euler 96',
  // Project Euler has no limit, but says that a program should not run for more than a minute.
  time: 60_000,
  memory: 1_024 * MEBIBYTE,
  solutions: 'one',
  isBatch: true,
  inputFiles: ['p096_sudoku.txt', '0096_sudoku.txt', 'sudoku.txt'],
  input: (puzzles) =>
    puzzles
      .map(({ givens }, i) => {
        const rows = givens.digits.join('').match(/.{9}/g) ?? [];
        return `Grid ${`${i + 1}`.padStart(2, '0')}\n${rows.join('\n')}\n`;
      })
      .join(''),
  expected: (puzzles) => `${sumOf(puzzles)}\n`,
  check: (output, puzzles) => {
    const expected = sumOf(puzzles);
    const lines = linesOf(output);
    if (lines.length === 1 && lines[0] === `${expected}`) return ACCEPTED;
    const numbers = output.match(/-?\d+/g) ?? [];
    const last = lines.findIndex((line) => line !== `${expected}`);
    if (numbers.at(-1) === `${expected}`) {
      return badFormat({ id: 'extra-text', line: last + 1, text: lines[last] });
    }
    const found = numbers.at(-1) ?? lines[0];
    const reason = { id: 'number', found, expected } as const;
    return wrong({ reason, mistake: mistakeOf(numbers.map(Number), expected, puzzles) });
  },
};

function sumOf(puzzles: readonly Solved[]): number {
  return total(puzzles.map(cornerOf));
}

function cornerOf({ solution: { digits } }: Solved): number {
  return 100 * digits[0] + 10 * digits[1] + digits[2];
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Other sums that programs print by mistake. */
const SUMS: readonly (readonly [SumOf, (puzzle: Solved) => number])[] = [
  ['first-digits', ({ solution: { digits } }) => digits[0]],
  ['digit-sums', ({ solution: { digits } }) => digits[0] + digits[1] + digits[2]],
  ['first-columns', ({ solution: { digits } }) => 100 * digits[0] + 10 * digits[9] + digits[18]],
  ['reversed', ({ solution: { digits } }) => digits[0] + 10 * digits[1] + 100 * digits[2]],
  ['givens', ({ givens: { digits } }) => 100 * digits[0] + 10 * digits[1] + digits[2]],
];

/** Returns the usual mistake that gives exactly this answer. */
function mistakeOf(
  numbers: readonly number[],
  expected: number,
  puzzles: readonly Solved[],
): Mistake | undefined {
  const corners = puzzles.map(cornerOf);
  const found = numbers.at(-1);
  if (found === undefined) return undefined;
  if (found === KNOWN_ANSWER) return { id: 'known-answer' };
  const bits = BITS.find(
    (each) =>
      found >= -(2 ** (each - 1)) && found < 2 ** each && (expected - found) % 2 ** each === 0,
  );
  if (bits) return { id: 'overflow', bits };
  if (puzzles.length < 2) return undefined;
  if (numbers.join() === corners.join()) return { id: 'not-added', grids: corners.length };
  const sum = SUMS.find(([, part]) => total(puzzles.map(part)) === found);
  if (sum) return { id: 'other-sum', of: sum[0] };
  const only = onlyIndex(corners, found);
  if (only >= 0) return { id: 'one-grid', grid: only + 1 };
  const missing = onlyIndex(corners, expected - found);
  return missing < 0
    ? undefined
    : { id: 'grid-missing', grid: missing + 1, number: corners[missing] };
}

/** The index of a number that the list has exactly once, or −1. */
function onlyIndex(numbers: readonly number[], number: number): number {
  const first = numbers.indexOf(number);
  return first === numbers.lastIndexOf(number) ? first : -1;
}
