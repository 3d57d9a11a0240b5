import { countDigits, type DigitSet, digitsOf } from '../../grid/digit-set.ts';
import type { SetPattern } from '../pattern.ts';
import { type Candidate, candidateOf } from '../step.ts';
import type { Board } from './board.ts';
import { inCells } from './find.ts';
import { mostCells, smallUnions } from './unions.ts';

/** Cells of a house that together have one more digit than there are cells. */
export interface AlmostLockedSet {
  /** Ascending. */
  readonly cells: readonly number[];
  readonly digits: DigitSet;
  /** The candidates outside the set that see all places of their digit in the set. */
  readonly seen: ReadonlySet<Candidate>;
}

/** All almost locked sets, house by house, the smallest of each house first. */
export function* almostLockedSets(board: Board): Generator<undefined, AlmostLockedSet[]> {
  const { candidates, geometry } = board;
  const found = new Map<string, AlmostLockedSet>();
  for (const house of geometry.houses.keys()) {
    const blanks = board.blanksOf(house);
    const sets = blanks.map((cell) => candidates[cell]);
    for (let count = 1; count <= mostCells(geometry) && count < blanks.length; count++) {
      for (const { indexes, union } of smallUnions(sets, count, count + 1)) {
        if (countDigits(union) !== count + 1) continue;
        const cells = indexes.map((i) => blanks[i]);
        const seen = new Set(seenByPlaces(board, cells, union));
        found.set(cells.join(), { cells, digits: union, seen });
      }
    }
    yield;
  }
  return [...found.values()];
}

/**
 * For each digit in `digits`: the candidates of the digit that see all places of the digit in
 * `cells`.
 */
function seenByPlaces(board: Board, cells: readonly number[], digits: DigitSet): Candidate[] {
  return digitsOf(digits).flatMap((digit) => {
    const places = cells.filter((cell) => board.has(cell, digit));
    return inCells(board, board.seenByAll(places, digit), digit);
  });
}

/** Whether two sets have a cell in common. */
export function overlap(a: AlmostLockedSet, b: AlmostLockedSet): boolean {
  return a.cells.some((cell) => b.cells.includes(cell));
}

/** The candidates that see all places of their digit in both sets. */
export function seenByBoth(a: AlmostLockedSet, b: AlmostLockedSet): Candidate[] {
  return [...a.seen].filter((candidate) => b.seen.has(candidate));
}

/** The digits that only one of two sets can have. Sets with a common cell have none. */
export function restrictedCommons(board: Board, a: AlmostLockedSet, b: AlmostLockedSet): number[] {
  const shared = a.digits & b.digits;
  if (shared === 0 || overlap(a, b)) return [];
  return digitsOf(shared).filter((digit) =>
    b.cells.every(
      (cell) => !board.has(cell, digit) || a.seen.has(candidateOf(cell, digit, board.geometry)),
    ),
  );
}

/** @param commons The restricted commons, link by link. */
export function patternOf(
  sets: readonly AlmostLockedSet[],
  commons: readonly (readonly number[])[],
): SetPattern {
  const parts = sets.map(({ cells, digits }) => ({ cells, digits: digitsOf(digits) }));
  return {
    kind: 'sets',
    cells: [...new Set(parts.flatMap(({ cells }) => cells))],
    digits: commons.flat(),
    houses: [],
    sets: parts,
    commons,
  };
}
