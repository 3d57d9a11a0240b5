import { countDigits, type DigitSet, digitSet, digitsOf } from '../../grid/digit-set.ts';
import type { PlainPattern } from '../pattern.ts';
import { sharedHouses } from '../places.ts';
import { type Candidate, candidatesIn, type TechniqueId } from '../step.ts';
import { HIDDEN_SUBSETS, NAKED_SUBSETS } from '../subsets.ts';
import type { Board } from './board.ts';
import { candidatesBeside, elimination, type Find } from './find.ts';
import { smallUnions } from './unions.ts';

const LOCKED: readonly TechniqueId[] = ['locked-pair', 'locked-triple'];

/**
 * Finds n cells of a house that together have only n different digits as candidates. These digits
 * are removed from the other cells that see all n cells. The subset is called locked if it removes
 * candidates in two houses.
 */
export function findNakedSubsets(degree: 2 | 3 | 4): Find {
  return function* (board) {
    const { candidates, geometry } = board;
    for (const [house, cells] of geometry.houses.entries()) {
      const members = [...cells].filter((cell) => countDigits(candidates[cell]) >= 2);
      const sets = members.map((cell) => candidates[cell]);
      for (const { indexes, union } of smallUnions(sets, degree, degree)) {
        const subset = indexes.map((i) => members[i]);
        const shared = sharedHouses(geometry, subset);
        // A subset that is in a line and in a box is found in both. It is reported in the line.
        if (shared[0] !== house) continue;
        yield* stepsOf(
          board,
          { kind: 'plain', cells: subset, digits: digitsOf(union), houses: shared },
          union,
        );
      }
    }
  };
}

/** Finds n digits that have n places together in a house. No other digit can be in these cells. */
export function findHiddenSubsets(degree: 2 | 3 | 4): Find {
  return function* (board) {
    const { candidates, geometry } = board;
    const digits = Array.from({ length: geometry.size }, (_, i) => i + 1);
    for (const house of geometry.houses.keys()) {
      const members = digits.filter((digit) => board.countPlaces(house, digit) >= 2);
      const sets = members.map((digit) => board.placesOf(house, digit));
      for (const { indexes, union } of smallUnions(sets, degree, degree)) {
        const subset = indexes.map((i) => members[i]);
        const cells = board.cellsAt(house, union);
        const kept = digitSet(...subset);
        yield elimination(
          HIDDEN_SUBSETS[degree - 2],
          { kind: 'plain', cells, digits: subset, houses: [house] },
          cells.flatMap((cell) => candidatesIn(cell, candidates[cell] & ~kept, geometry)),
        );
      }
    }
  };
}

/** The steps of a naked subset. The houses of the pattern contain all its cells. */
function* stepsOf(board: Board, pattern: PlainPattern, digits: DigitSet): ReturnType<Find> {
  const { cells, houses } = pattern;
  const degree = cells.length;
  const [first, second = []] = houses.map((it) => candidatesBeside(board, it, cells, digits));
  const isLocked = isNewIn(first, second) && second.length > 0;
  if (isLocked && degree - 2 < LOCKED.length) {
    yield elimination(LOCKED[degree - 2], pattern, [...first, ...second]);
    return;
  }
  const name = NAKED_SUBSETS[degree - 2];
  if (isNewIn(first, second)) yield elimination(name, { ...pattern, houses: [houses[0]] }, first);
  yield elimination(name, { ...pattern, houses: houses.slice(1) }, second);
}

/** Whether `others` lacks any of the candidates. */
function isNewIn(candidates: readonly Candidate[], others: readonly Candidate[]): boolean {
  return candidates.some((it) => !others.includes(it));
}
