// Hot code: it allocates nothing until it has found a step.
import { type CellSet, cellsOf, readSeenByBoth } from '../cell-set.ts';
import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Finder, Receive } from '../finder.ts';
import type { Position } from '../position.ts';
import { candidateOf, type Pattern, type Step } from '../step.ts';
import {
  FOURTH_CORNERS,
  KnownRectangles,
  MATE_COUNT,
  MATES,
  PARALLEL_COUNT,
  THIRD_CORNERS,
} from './rectangles.ts';

/** A position that knows which digits are given. */
interface GivenPosition extends Position {
  /** Cell → 1 if its digit is given. */
  readonly isGiven: Uint8Array;
}

/**
 * Makes a finder of avoidable rectangles, as HoDoKu finds them. Two corners have digits x and y
 * that are not given. Suppose that the other two corners had the same digits crosswise: y in line
 * with x, and x in line with y. Then x and y could be swapped, and the puzzle would have a second
 * solution. So this is impossible.
 *
 * In type 1, one of the other two corners already has its digit, which is not given. The last
 * corner has two candidates. In type 2, each of the other two corners has two candidates: its digit
 * of the rectangle, and an additional candidate, which is the same in both.
 */
export function avoidableRectangles(): Finder<GivenPosition> {
  const known = new KnownRectangles();
  return (position, receive) => {
    const { isGiven, values } = position;
    known.clear();
    for (let cell = 0; cell < 81; cell++) {
      if (values[cell] === 0 || isGiven[cell] !== 0) continue;
      for (let i = cell * MATE_COUNT; i < (cell + 1) * MATE_COUNT; i++) {
        const mate = MATES[i];
        if (values[mate] === 0 || isGiven[mate] !== 0) continue;
        for (let j = i * PARALLEL_COUNT; j < (i + 1) * PARALLEL_COUNT; j++) {
          if (!isAvoidable(position, cell, mate, j) || !known.add(j)) continue;
          if (examine(position, cell, mate, j, receive)) return true;
        }
      }
    }
    return false;
  };
}

/**
 * Whether each of the other two corners has, or can have, the digit that would complete the
 * rectangle.
 */
function isAvoidable(position: GivenPosition, cell: number, mate: number, index: number): boolean {
  const { candidates, isGiven, values } = position;
  const third = THIRD_CORNERS[index];
  const fourth = FOURTH_CORNERS[index];
  const canThird = canHave(candidates[third], values[mate]);
  const canFourth = canHave(candidates[fourth], values[cell]);
  if (canThird && canFourth) return true;
  if (canFourth) return values[third] === values[mate] && isGiven[third] === 0;
  return canThird && values[fourth] === values[cell] && isGiven[fourth] === 0;
}

/** Whether a cell has exactly two candidates, and this digit is one of them. */
function canHave(candidates: number, digit: number): boolean {
  return COUNT[candidates] === 2 && (candidates & (1 << (digit - 1))) !== 0;
}

const seen: CellSet = new Int32Array(3);

function examine(
  position: GivenPosition,
  cell: number,
  mate: number,
  index: number,
  receive: Receive,
): boolean {
  const { candidates, cells, values } = position;
  const third = THIRD_CORNERS[index];
  const fourth = FOURTH_CORNERS[index];
  const corners = [cell, mate, fourth, third];
  const digits = [values[cell], values[mate]];
  if (values[third] !== 0) return receive(type1(corners, digits, fourth, values[cell]));
  if (values[fourth] !== 0) return receive(type1(corners, digits, third, values[mate]));
  const further = candidates[third] & ~(1 << (values[mate] - 1));
  if ((candidates[fourth] & further) === 0) return false;
  const digit = LOWEST[further] + 1;
  if (!readSeenByBoth(seen, cells, digit, third, fourth)) return false;
  return receive(type2({ kind: 'unique', cells: corners, digits: [...digits, digit], houses: [] }));
}

/** Removes the digit that would complete the rectangle. */
function type1(
  cells: readonly number[],
  digits: readonly number[],
  cell: number,
  digit: number,
): Step {
  return {
    technique: 'avoidable-rectangle-1',
    pattern: { kind: 'unique', cells, digits, houses: [] },
    eliminations: [candidateOf(cell, digit)],
    placement: undefined,
  };
}

/**
 * One of the two blank corners has the additional digit, so this digit is removed from the cells
 * that see both corners.
 */
function type2(pattern: Pattern): Step {
  return {
    technique: 'avoidable-rectangle-2',
    pattern,
    eliminations: cellsOf(seen).map((cell) => candidateOf(cell, pattern.digits[2])),
    placement: undefined,
  };
}
