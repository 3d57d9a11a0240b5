import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { hasConflict } from '../grid/conflict.ts';
import { hasDigit } from '../grid/digit-set.ts';
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

/** Why a strategy cannot take the puzzle: "takes no pencilmarks: …"; undefined when it can. */
export function refusal({ pencilmarks }: Puzzle, { limits }: Strategy): string | undefined {
  if (!pencilmarks || limits.pencilmarks) return undefined;
  return `takes no pencilmarks: ${limits.pencilmarksReason}`;
}
