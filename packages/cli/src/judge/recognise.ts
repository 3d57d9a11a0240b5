import { CLASSIC, conflicts, type Grid } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import type { Mistake } from './reason.ts';

const { cells: CELLS, column, row, size: SIZE } = CLASSIC;

/** Returns the usual mistake that explains a wrong grid, if the grid shows one. */
export function mistakeIn(givens: Grid, found: Grid, expected: Grid): Mistake | undefined {
  if (same(found.digits, givens.digits)) return { id: 'echoed' };
  if (found.digits.includes(0)) return deadEnd(givens, found);
  return orderMistake(found, expected) ?? boxMistake(found) ?? largest(givens, found);
}

/**
 * Recognizes a search that stopped at a dead end: the filled cells break no rule, but the grid is
 * not full.
 */
function deadEnd(givens: Grid, found: Grid): Mistake | undefined {
  const keepsGivens = givens.digits.every((given, cell) => !given || found.digits[cell] === given);
  return keepsGivens && conflicts(found).length === 0 ? { id: 'dead-end' } : undefined;
}

/**
 * Recognizes the solution with its cells in a different order, such as with rows and columns
 * exchanged.
 */
function orderMistake({ digits }: Grid, expected: Grid): Mistake | undefined {
  const lines = linesOf(digits);
  const wanted = linesOf(expected.digits);
  if (lines.every((line) => line === '123456789')) return { id: 'rows-sorted' };
  if (same([...lines].sort(), [...wanted].sort())) return { id: 'lines-sorted' };
  const isTransposed = digits.every(
    (digit, cell) => digit === expected.digits[column[cell] * SIZE + row[cell]],
  );
  return isTransposed ? { id: 'transposed' } : undefined;
}

/**
 * Recognizes a wrong box index: rows and columns are right, and the boxes show how they were
 * numbered.
 */
function boxMistake(found: Grid): Mistake | undefined {
  const broken = conflicts(found).map(({ house }) => house);
  if (broken.length === 0 || broken.some((house) => house < 2 * SIZE)) return undefined;
  for (const [rows, columns] of SHIFTS) {
    const box = (cell: number): number =>
      10 * Math.floor((row[cell] + rows) / 3) + Math.floor((column[cell] + columns) / 3);
    if (isRightWith(found, box)) return { id: 'boxes-shifted', rows, columns };
  }
  const mixed = (cell: number): number => 3 * (row[cell] % 3) + (column[cell] % 3);
  return isRightWith(found, mixed) ? { id: 'boxes-mixed' } : { id: 'boxes-ignored' };
}

const SHIFTS: readonly (readonly [rows: number, columns: number])[] = [
  [1, 1],
  [0, 1],
  [1, 0],
  [2, 2],
  [0, 2],
  [2, 0],
  [1, 2],
  [2, 1],
];

/** Whether no digit appears twice in a group of cells. */
function isRightWith({ digits }: Grid, group: (cell: number) => number): boolean {
  const seen = new Set<number>();
  for (let cell = 0; cell < CELLS; cell++) seen.add(10 * group(cell) + digits[cell]);
  return seen.size === CELLS;
}

/**
 * Whether the grid is the largest solution of the puzzle, and the puzzle has at least three
 * solutions. (If there are only two, a program may find the larger one by chance.) If every digit d
 * is replaced by 10 − d, the largest solution becomes the smallest.
 */
function largest(givens: Grid, found: Grid): Mistake | undefined {
  const { count, solution } = solvePuzzle({ givens: mirrored(givens) }, { limit: 3 });
  if (count < 3 || !solution || !same(mirrored(solution).digits, found.digits)) return undefined;
  return { id: 'largest' };
}

function mirrored({ geometry, digits }: Grid): Grid {
  return { geometry, digits: digits.map((digit) => digit && SIZE + 1 - digit) };
}

function linesOf(digits: Uint8Array): string[] {
  return digits.join('').match(/.{9}/g) ?? [];
}

function same<T>(a: ArrayLike<T>, b: ArrayLike<T>): boolean {
  return a.length === b.length && Array.from(a).every((value, i) => value === b[i]);
}
