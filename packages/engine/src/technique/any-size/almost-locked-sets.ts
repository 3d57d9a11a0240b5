import { countDigits, type DigitSet, digitsOf, hasDigit } from '../../grid/digit-set.ts';
import type { Step, TechniqueId } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';
import { smallUnions } from './unions.ts';

/** Cells of a house that have one digit more than there are cells. */
interface AlmostLockedSet {
  /** Ascending. */
  readonly cells: readonly number[];
  readonly digits: DigitSet;
}

/** The most cells of a set. Larger sets are hard to see, and there are too many of them. */
const MOST_CELLS = 4;

/**
 * Finds two almost locked sets with a restricted common x: only one of them can have x, so the
 * other has all its other digits. If both sets have z as well, z is removed from the cells that see
 * all places of z in both sets. With two restricted commons, each set has exactly one of them, and
 * all its other digits.
 */
export const findAlsXz: Find = function* (board) {
  const sets = almostLockedSets(board);
  for (const [i, a] of sets.entries()) {
    for (const b of sets.slice(i + 1)) {
      const commons = restrictedCommons(board, a, b);
      if (commons.length > 0) yield xzStep(board, a, b, commons);
    }
    yield;
  }
};

/**
 * Finds three almost locked sets: the pivot shares a restricted common x with one of them, and
 * another one, y, with the other. The pivot cannot lack both, so one of the other two sets lacks its
 * restricted common. A digit z that both of these sets have is removed from the cells that see all
 * its places in them.
 */
export const findAlsXyWings: Find = function* (board) {
  const sets = almostLockedSets(board);
  for (const pivot of sets) {
    const linked = sets
      .map((set) => ({ set, commons: restrictedCommons(board, pivot, set) }))
      .filter(({ commons }) => commons.length > 0);
    for (const [i, a] of linked.entries()) {
      for (const b of linked.slice(i + 1)) {
        if (a.set.cells.some((cell) => b.set.cells.includes(cell))) continue;
        for (const x of a.commons) {
          for (const y of b.commons) {
            if (x !== y) yield wingStep(board, [a.set, b.set, pivot], x, y);
          }
        }
      }
    }
    yield;
  }
};

/** All almost locked sets, house by house, the smallest of each house first. */
function almostLockedSets({ candidates, geometry }: Board): AlmostLockedSet[] {
  const found = new Map<string, AlmostLockedSet>();
  for (const house of geometry.houses) {
    const blanks = [...house].filter((cell) => candidates[cell] !== 0);
    const sets = blanks.map((cell) => candidates[cell]);
    for (let count = 1; count <= MOST_CELLS && count < blanks.length; count++) {
      for (const { indexes, union } of smallUnions(sets, count, count + 1)) {
        if (countDigits(union) !== count + 1) continue;
        const cells = indexes.map((i) => blanks[i]);
        found.set(cells.join(), { cells, digits: union });
      }
    }
  }
  return [...found.values()];
}

/** The digits that only one of two sets can have. Sets with a common cell have none. */
function restrictedCommons(board: Board, a: AlmostLockedSet, b: AlmostLockedSet): number[] {
  const shared = a.digits & b.digits;
  if (shared === 0 || a.cells.some((cell) => b.cells.includes(cell))) return [];
  return digitsOf(shared).filter((digit) => {
    const others = placesIn(board, b, digit);
    return placesIn(board, a, digit).every((cell) =>
      others.every((other) => board.areSeen(cell, other)),
    );
  });
}

/** The cells of a set that have a candidate. */
function placesIn({ candidates }: Board, { cells }: AlmostLockedSet, digit: number): number[] {
  return cells.filter((cell) => hasDigit(candidates[cell], digit));
}

function xzStep(
  board: Board,
  a: AlmostLockedSet,
  b: AlmostLockedSet,
  commons: readonly number[],
): Step | undefined {
  const isDouble = commons.length > 1;
  const removed = digitsOf(a.digits | b.digits).flatMap((digit) => {
    const inA = placesIn(board, a, digit);
    const inB = placesIn(board, b, digit);
    const groups = [[...inA, ...inB]];
    if (isDouble && !commons.includes(digit)) groups.push(inA, inB);
    else if (!isDouble && (commons.includes(digit) || inA.length * inB.length === 0)) return [];
    const seen = groups.flatMap((cells) => (cells.length > 0 ? board.seenByAll(cells, digit) : []));
    const outside = seen.filter((cell) => !a.cells.includes(cell) && !b.cells.includes(cell));
    return inCells(board, outside, digit);
  });
  return stepOf('als-xz', [a, b], [commons], removed);
}

function wingStep(
  board: Board,
  sets: readonly [AlmostLockedSet, AlmostLockedSet, AlmostLockedSet],
  x: number,
  y: number,
): Step | undefined {
  const [a, b] = sets;
  const removed = digitsOf(a.digits & b.digits)
    .filter((digit) => digit !== x && digit !== y)
    .flatMap((digit) => {
      const cells = [...placesIn(board, a, digit), ...placesIn(board, b, digit)];
      return inCells(board, board.seenByAll(cells, digit), digit);
    });
  return stepOf('als-xy-wing', sets, [[x], [y]], removed);
}

function stepOf(
  technique: TechniqueId,
  sets: readonly AlmostLockedSet[],
  commons: readonly (readonly number[])[],
  removed: readonly number[],
): Step | undefined {
  const parts = sets.map(({ cells, digits }) => ({ cells, digits: digitsOf(digits) }));
  const pattern = {
    cells: [...new Set(parts.flatMap(({ cells }) => cells))],
    digits: commons.flat(),
    houses: [],
    sets: parts,
    commons,
  };
  return elimination(technique, pattern, removed);
}
