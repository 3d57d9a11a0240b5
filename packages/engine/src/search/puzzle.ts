import type { Constraint } from '../constraint/constraint.ts';
import { type CandidateGrid, candidatesOf } from '../grid/candidate-grid.ts';
import { hasConflict } from '../grid/conflict.ts';
import { allDigits, digitSet, hasDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';

/** Givens, for a Sukaku also pencilmarks, which restrict the candidates, and the rules of a variant. */
export interface Puzzle {
  readonly givens: Grid;
  /** The digits that the puzzle allows in each cell. Default: all. */
  readonly pencilmarks?: CandidateGrid;
  /** The rules beside rows, columns and boxes. Default: none. */
  readonly constraints?: readonly Constraint[];
}

/** Whether a puzzle has rules beside rows, columns and boxes, or regions that are no boxes. */
export function isVariant({ constraints, givens }: Puzzle): boolean {
  return givens.geometry.layout !== undefined || (constraints?.length ?? 0) > 0;
}

/**
 * Whether the puzzle obviously has no solution: a digit appears twice in a house, or a given is not
 * among the pencilmarks of its cell.
 */
export function isContradictory(puzzle: Puzzle): boolean {
  const { givens, pencilmarks } = internPuzzle(puzzle);
  if (hasConflict(givens)) return true;
  if (!pencilmarks) return false;
  return givens.digits.some(
    (digit, cell) => digit !== 0 && !hasDigit(pencilmarks.candidates[cell], digit),
  );
}

/**
 * Returns the digits that each cell may take, with digit d as bit d − 1: only the given, or the
 * pencilmarks of a blank, or all digits if there are no pencilmarks. For sizes up to 16.
 */
export function candidateMasks(puzzle: Puzzle): Uint16Array {
  const { givens, pencilmarks } = internPuzzle(puzzle);
  const { geometry, digits } = givens;
  const masks = new Uint16Array(geometry.cells).fill(allDigits(geometry.size));
  for (let cell = 0; cell < masks.length; cell++) {
    if (pencilmarks) masks[cell] &= pencilmarks.candidates[cell];
    if (digits[cell] !== 0) masks[cell] &= digitSet(digits[cell]);
  }
  return masks;
}

/**
 * Removes the given of a cell, and rules out its digit in that cell. The returned puzzle has a
 * solution exactly if the other givens allow a solution with a different digit in that cell.
 */
export function withoutGiven({ givens, pencilmarks, ...rest }: Puzzle, cell: number): Puzzle {
  const { geometry } = givens;
  const digits = givens.digits.slice();
  digits[cell] = 0;
  const without = { geometry, digits };
  const candidates = (pencilmarks ?? candidatesOf(without)).candidates.slice();
  candidates[cell] &= ~digitSet(givens.digits[cell]);
  return { ...rest, givens: without, pencilmarks: { geometry, candidates } };
}

/**
 * What to search, and up to how many solutions, to learn whether a proper puzzle stays proper without these
 * givens. It does exactly if the search finds fewer. For a single given, the search looks only for a solution
 * with another digit in its cell, which is much shorter than a count.
 */
export function withoutGivens(
  puzzle: Puzzle,
  cells: readonly number[] | Uint16Array,
): [without: Puzzle, limit: number] {
  if (cells.length === 1) return [withoutGiven(puzzle, cells[0]), 1];
  const { geometry } = puzzle.givens;
  const digits = puzzle.givens.digits.slice();
  for (const cell of cells) digits[cell] = 0;
  return [{ ...puzzle, givens: { geometry, digits } }, 2];
}
