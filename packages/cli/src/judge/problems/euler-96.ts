import type { Solved } from '../grid-answer.ts';
import { MEBIBYTE, type Problem } from '../problem.ts';
import { linesOf } from '../read-rows.ts';
import { ACCEPTED, badFormat, wrong } from '../verdict.ts';

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
    const bits = BITS.find((each) => (expected - Number(found)) % 2 ** each === 0);
    const reason = { id: 'number', found, expected } as const;
    return wrong({ reason, mistake: bits ? { id: 'overflow', bits } : undefined });
  },
};

function sumOf(puzzles: readonly Solved[]): number {
  const corner = ({ solution: { digits } }: Solved): number =>
    100 * digits[0] + 10 * digits[1] + digits[2];
  return puzzles.reduce((sum, puzzle) => sum + corner(puzzle), 0);
}
