import { digitsIn, type PlainPuzzle, shapeOf, symbolOf } from '@nonet/engine/notation';
import type { CodeProblem } from './draft.ts';

/** Problem → its input for one puzzle, of any size. */
const FORMS: Readonly<Record<CodeProblem, (rows: readonly (readonly number[])[]) => string>> = {
  '2239': (rows) => lines(rows, packed),
  '2580': (rows) => lines(rows, (row) => row.join(' ')),
  euler96: (rows) => `Grid 01\n${lines(rows, packed)}`,
  leetcode37: (rows) =>
    `${JSON.stringify(rows.map((row) => row.map((digit) => (digit ? symbolOf(digit) : '.'))))}\n`,
  free: (rows) => lines(rows, packed),
};

/** The puzzle in the form in which a problem gives it to a program. */
export function inputFor(problem: CodeProblem, puzzle: PlainPuzzle): string {
  const { size } = shapeOf(puzzle);
  const digits = digitsIn(puzzle.cells);
  return FORMS[problem](
    Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size)),
  );
}

function packed(row: readonly number[]): string {
  return row.map((digit) => (digit ? symbolOf(digit) : '0')).join('');
}

function lines(
  rows: readonly (readonly number[])[],
  format: (row: readonly number[]) => string,
): string {
  return rows.map((row) => `${format(row)}\n`).join('');
}
