import type { DigitSet } from '../../grid/digit-set.ts';
import {
  type Candidate,
  candidateOf,
  candidatesIn,
  type Pattern,
  type Step,
  type TechniqueId,
} from '../step.ts';
import type { Board } from './board.ts';

/**
 * Finds all instances of a technique on a board of any size. The generator yields each of them. It
 * also yields `undefined` during long searches, so that the caller can stop.
 */
export type Find = (board: Board) => Generator<Step | undefined, void>;

/** A step that removes candidates. Returns undefined if there is nothing to remove. */
export function elimination(
  technique: TechniqueId,
  pattern: Pattern,
  eliminations: readonly Candidate[],
): Step | undefined {
  if (eliminations.length === 0) return undefined;
  const ascending = [...new Set(eliminations)].sort((a, b) => a - b);
  return { technique, pattern, eliminations: ascending, placement: undefined };
}

/** A step that places a digit. */
export function placement(technique: TechniqueId, pattern: Pattern, candidate: Candidate): Step {
  return { technique, pattern, eliminations: [], placement: candidate };
}

/** One candidate for each of these cells. */
export function inCells({ geometry }: Board, cells: readonly number[], digit: number): Candidate[] {
  return cells.map((cell) => candidateOf(cell, digit, geometry));
}

/** The candidates with these digits in the other cells of a house. */
export function candidatesBeside(
  { candidates, geometry }: Board,
  house: number,
  cells: readonly number[],
  digits: DigitSet,
): Candidate[] {
  return [...geometry.houses[house]].flatMap((cell) =>
    cells.includes(cell) ? [] : candidatesIn(cell, candidates[cell] & digits, geometry),
  );
}
