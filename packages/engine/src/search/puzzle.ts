import { type CandidateGrid, candidatesOf } from '../grid/candidate-grid.ts';
import { hasConflict } from '../grid/conflict.ts';
import { allDigits, digitSet, hasDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import type { Strategy } from './strategy.ts';

/** A puzzle: its givens, and pencilmarks if it restricts the candidates (Sukaku). */
export interface Puzzle {
  readonly givens: Grid;
  /** The digits that the puzzle allows in each cell. Default: all. */
  readonly pencilmarks?: CandidateGrid;
}

/** Whether the givens alone rule out a solution: by a conflict, or by a given not in its pencilmarks. */
export function isContradictory({ givens, pencilmarks }: Puzzle): boolean {
  if (hasConflict(givens)) return true;
  if (!pencilmarks) return false;
  return givens.digits.some(
    (digit, cell) => digit !== 0 && !hasDigit(pencilmarks.candidates[cell], digit),
  );
}

/**
 * Cell → the digits it may take, digit d as bit d − 1: in a given's cell that digit, elsewhere the
 * pencilmarks, or all digits. For sizes up to 16.
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
 * Why a strategy cannot search this puzzle, as a phrase that follows its id ("does not support
 * pencilmarks: …"); undefined if it can.
 */
export function unsupportedReason(
  { pencilmarks }: Puzzle,
  { limits }: Strategy,
): string | undefined {
  if (!pencilmarks || limits.pencilmarks) return undefined;
  return `does not support pencilmarks: ${limits.pencilmarksReason}`;
}

/**
 * The puzzle without the given of a cell, and with that digit ruled out there. It has a solution
 * exactly if some solution of the other givens has another digit in this cell.
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
