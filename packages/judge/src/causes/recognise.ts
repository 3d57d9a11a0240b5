import { CLASSIC, conflicts, type Grid } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import type { HouseKind } from './cause.ts';
import type { Mistake } from './reason.ts';
import { candidates } from './search-log.ts';

const { cells: CELLS, column, row, size: SIZE } = CLASSIC;

/** Returns the usual mistake that explains a wrong grid, if the grid shows one. */
export function mistakeIn(givens: Grid, found: Grid, expected: Grid): Mistake | undefined {
  if (same(found.digits, givens.digits)) return { id: 'echoed' };
  if (found.digits.includes(0)) return blanksMistake(givens, found);
  const keepsGivens = keeps(givens, found);
  const order = orderMistake(found, expected, keepsGivens);
  if (order || !keepsGivens) return order;
  return houseMistake(found) ?? largest(givens, found);
}

function keeps(givens: Grid, found: Grid): boolean {
  return givens.digits.every((given, cell) => !given || found.digits[cell] === given);
}

/**
 * Says which blanks are left: those of certain lines, or a blank that no digit fits, or blanks that
 * some digit fits.
 */
function blanksMistake(givens: Grid, found: Grid): Mistake | undefined {
  if (!keeps(givens, found) || conflicts(found).length > 0) return undefined;
  const { digits } = found;
  const blanks = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const deadEnd = blanks.find((cell) => candidates(digits, cell).length === 0);
  if (deadEnd !== undefined) return { id: 'dead-end', cell: deadEnd };
  const [rows, columns] = [row, column].map((of) => {
    const lines = [...Array(SIZE).keys()].filter((line) => {
      const own = [...digits.keys()].filter((cell) => of[cell] === line && !givens.digits[cell]);
      return own.length > 0 && own.every((cell) => digits[cell] === 0);
    });
    const isFew = lines.length <= 2 && blanks.every((cell) => lines.includes(of[cell]));
    return isFew ? lines.map((line) => line + 1) : [];
  });
  if (rows.length > 0) return { id: 'lines-left-out', rows, columns: [] };
  if (columns.length > 0) return { id: 'lines-left-out', rows: [], columns };
  return { id: 'stopped-early' };
}

/**
 * Recognizes the solution with its cells in a different order, such as with rows and columns
 * exchanged.
 */
function orderMistake({ digits }: Grid, expected: Grid, keepsGivens: boolean): Mistake | undefined {
  const lines = linesOf(digits);
  const wanted = linesOf(expected.digits);
  if (!keepsGivens && lines.every((line) => line === '123456789')) return { id: 'rows-sorted' };
  if (same([...lines].sort(), [...wanted].sort())) return { id: 'lines-sorted' };
  const isTransposed = digits.every(
    (digit, cell) => digit === expected.digits[column[cell] * SIZE + row[cell]],
  );
  return isTransposed ? { id: 'transposed' } : undefined;
}

const KINDS: readonly HouseKind[] = ['row', 'column', 'box'];

/**
 * Says which kinds of houses are right. If only boxes are wrong, they may show how the program
 * numbers them.
 */
function houseMistake(found: Grid): Mistake | undefined {
  const broken = conflicts(found).map(({ house }) => KINDS[Math.floor(house / SIZE)]);
  const wrong = KINDS.filter((kind) => broken.includes(kind));
  const right = KINDS.filter((kind) => !broken.includes(kind));
  if (wrong.length === 0 || right.length === 0) return undefined;
  if (wrong.join() !== 'box') return { id: 'houses-wrong', right, wrong };
  for (const [rows, columns] of SHIFTS) {
    const box = (cell: number): number =>
      10 * Math.floor((row[cell] + rows) / 3) + Math.floor((column[cell] + columns) / 3);
    if (isRightWith(found, box)) return { id: 'boxes-shifted', rows, columns };
  }
  const mixed = (cell: number): number => 3 * (row[cell] % 3) + (column[cell] % 3);
  return isRightWith(found, mixed) ? { id: 'boxes-mixed' } : { id: 'houses-wrong', right, wrong };
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
