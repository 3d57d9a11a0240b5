import { type CandidateGrid, candidatesOf } from '../grid/candidate-grid.ts';
import { hasConflict } from '../grid/conflict.ts';
import { allDigits, digitSet, hasDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import type { Strategy } from './strategy.ts';

/** What there is to solve. */
export interface Puzzle {
  readonly givens: Grid;
  /** The candidates a cell may take at all, where the puzzle restricts them (Sukaku). */
  readonly pencilmarks?: CandidateGrid;
}

/** Whether the givens alone rule out a solution: a conflict, or a given its pencilmarks forbid. */
export function isContradictory({ givens, pencilmarks }: Puzzle): boolean {
  if (hasConflict(givens)) return true;
  if (!pencilmarks) return false;
  return givens.digits.some(
    (digit, cell) => digit !== 0 && !hasDigit(pencilmarks.candidates[cell], digit),
  );
}

/**
 * Cell → what it may take, digit d as bit d − 1: its pencilmarks, of which a given leaves only
 * itself. For sizes up to 16.
 */
export function candidateMasks({ givens, pencilmarks }: Puzzle): Uint16Array {
  const { geometry, digits } = givens;
  const masks = new Uint16Array(geometry.cells).fill(allDigits(geometry.size));
  for (let cell = 0; cell < masks.length; cell++) {
    if (pencilmarks) masks[cell] &= pencilmarks.candidates[cell];
    if (digits[cell] !== 0) masks[cell] &= digitSet(digits[cell]);
  }
  return masks;
}

/**
 * Why a strategy cannot search this puzzle, as the end of a sentence ("takes no pencilmarks: …");
 * undefined when it can.
 */
export function unsupportedReason(
  { pencilmarks }: Puzzle,
  { limits }: Strategy,
): string | undefined {
  if (!pencilmarks || limits.pencilmarks) return undefined;
  return `takes no pencilmarks: ${limits.pencilmarksReason}`;
}

/**
 * The puzzle without the given of a cell, and with that digit ruled out there: it has a solution
 * just when another digit fits in the cell.
 */
export function withoutGiven({ givens, pencilmarks }: Puzzle, cell: number): Puzzle {
  const { geometry } = givens;
  const digits = givens.digits.slice();
  digits[cell] = 0;
  const without = { geometry, digits };
  const candidates = (pencilmarks ?? candidatesOf(without)).candidates.slice();
  candidates[cell] &= ~digitSet(givens.digits[cell]);
  return { givens: without, pencilmarks: { geometry, candidates } };
}
