import {
  allDigits,
  countDigits,
  type DigitSet,
  digitSet,
  digitsOf,
  lowestDigit,
} from '../../grid/digit-set.ts';
import type { UniquePattern } from '../pattern.ts';
import { sharedHouses } from '../places.ts';
import { type Candidate, candidatesIn, type Step, type TechniqueId } from '../step.ts';
import type { Board } from './board.ts';
import { candidatesBeside, elimination, type Find, inCells } from './find.ts';
import { smallUnions } from './unions.ts';

/**
 * Finds the uniqueness tests 1 to 6 and hidden rectangles. The four corners of a rectangle in two
 * boxes can have the same two digits, and one corner has no other candidate. If no corner got
 * another digit, the two digits could be swapped, so the puzzle would have several solutions. A
 * corner may lack one of the two digits as candidate, if no cell that sees it contains the digit.
 */
export const findUniqueRectangles: Find = function* (board) {
  const { candidates } = board;
  const allowed = [...candidates.keys()].map((cell) => allowedIn(board, cell));
  for (const corners of rectangles(board)) {
    const pairs = new Set(corners.map((cell) => candidates[cell]));
    for (const pair of pairs) {
      const isPossible = corners.every((cell) => (allowed[cell] & pair) === pair);
      if (countDigits(pair) === 2 && isPossible) {
        yield* stepsOf(new Rectangle(board, corners, pair));
      }
    }
  }
};

/** The digits that the filled peers of a cell do not contain. */
function allowedIn({ geometry, values }: Board, cell: number): DigitSet {
  const taken = geometry.peers[cell].filter((peer) => values[peer] !== 0);
  return allDigits(geometry.size) & ~digitSet(...[...taken].map((peer) => values[peer]));
}

/**
 * The corners of rectangles whose four corners are blank. A rectangle is in two rows, two columns
 * and two boxes. Its corners are listed in order around it.
 */
function* rectangles({ candidates, geometry }: Board): Generator<readonly number[]> {
  const { box, cells, column, size } = geometry;
  for (let first = 0; first < cells; first++) {
    if (candidates[first] === 0) continue;
    for (let across = first + 1; column[across] > column[first]; across++) {
      if (candidates[across] === 0) continue;
      for (let down = size; first + down < cells; down += size) {
        const corners = [first, across, across + down, first + down];
        if (candidates[corners[2]] === 0 || candidates[corners[3]] === 0) continue;
        if (new Set(corners.map((cell) => box[cell])).size === 2) yield corners;
      }
    }
  }
}

class Rectangle {
  readonly board: Board;
  /** The corners, in order around the rectangle. */
  readonly corners: readonly number[];
  /** The two digits. */
  readonly pair: DigitSet;
  /** The corners that have additional candidates, ascending. */
  readonly open: readonly number[];
  /** The additional candidates. */
  readonly extra: DigitSet;
  /** The houses that contain all open corners. */
  readonly shared: readonly number[];

  constructor(board: Board, corners: readonly number[], pair: DigitSet) {
    const { candidates, geometry } = board;
    this.board = board;
    this.corners = corners;
    this.pair = pair;
    this.open = corners.filter((cell) => (candidates[cell] & ~pair) !== 0).sort((a, b) => a - b);
    this.extra = this.open.reduce((set, cell) => set | (candidates[cell] & ~pair), 0);
    this.shared = this.open.length === 2 ? sharedHouses(geometry, this.open) : [];
  }

  /** The corner across from a corner. */
  opposite(corner: number): number {
    return this.corners[(this.corners.indexOf(corner) + 2) % 4];
  }

  step(
    technique: TechniqueId,
    eliminations: readonly Candidate[],
    { digits = [], ...more }: Partial<Pick<UniquePattern, 'digits' | 'houses' | 'subset'>> = {},
  ): Step | undefined {
    const all = [...digitsOf(this.pair), ...digits];
    return elimination(
      technique,
      { kind: 'unique', cells: this.fromClosed(), houses: [], ...more, digits: all },
      eliminations,
    );
  }

  /** The corners from the first one without more candidates, with the corner in its box next. */
  private fromClosed(): number[] {
    const { corners, open } = this;
    const { box } = this.board.geometry;
    const start = Math.min(...corners.filter((cell) => !open.includes(cell)));
    const at = corners.indexOf(start);
    const around = [0, 1, 2, 3].map((i) => corners[(at + i) % 4]);
    if (box[around[1]] === box[start]) return around;
    return [start, ...around.slice(1).reverse()];
  }

  /** The candidates with these digits in the open corners. */
  inOpen(digits: DigitSet): Candidate[] {
    const { candidates, geometry } = this.board;
    return this.open.flatMap((cell) => candidatesIn(cell, candidates[cell] & digits, geometry));
  }

  /** Whether the row and the column of a corner have the digit only in corners. */
  isConfinedTo(corner: number, digit: number): boolean {
    const { board, corners } = this;
    return [...board.geometry.housesOf[corner]]
      .slice(0, 2)
      .every((line) => board.cellsOf(line, digit).every((cell) => corners.includes(cell)));
  }
}

function* stepsOf(rectangle: Rectangle): ReturnType<Find> {
  const { corners, open, pair, shared } = rectangle;
  if (open.length === 0) return;
  if (open.length === 1) {
    yield rectangle.step('uniqueness-test-1', rectangle.inOpen(pair));
    return;
  }
  yield thirdDigit(rectangle);
  if (shared.length > 0) {
    yield* subsets(rectangle);
    yield linkedDigit(rectangle);
    return;
  }
  if (open.length === 2) yield crossedDigit(rectangle);
  for (const corner of corners) {
    if (!open.includes(corner)) yield* hiddenRectangles(rectangle, rectangle.opposite(corner));
  }
}

/** Tests 2 and 5: the open corners have one additional digit, so one of them has this digit. */
function thirdDigit(rectangle: Rectangle): Step | undefined {
  const { board, extra, open, shared } = rectangle;
  if (countDigits(extra) !== 1) return undefined;
  const digit = lowestDigit(extra);
  const name = shared.length > 0 ? 'uniqueness-test-2' : 'uniqueness-test-5';
  const removed = inCells(board, board.seenByAll(open, digit), digit);
  return rectangle.step(name, removed, { digits: [digit] });
}

/**
 * Test 3: one of the two open corners gets an additional digit. So the two open corners count as
 * one cell of a naked subset.
 */
function* subsets(rectangle: Rectangle): ReturnType<Find> {
  const { board, extra, open, shared } = rectangle;
  const { candidates, geometry } = board;
  for (const [i, house] of shared.entries()) {
    const cells = board.blanksOf(house).filter((cell) => !open.includes(cell));
    const sets = cells.map((cell) => candidates[cell]);
    for (let count = countDigits(extra) - 1; count < cells.length; count++) {
      if (count < 1) continue;
      for (const { indexes, union } of smallUnions(sets, count, count + 1, extra)) {
        if (countDigits(union) !== count + 1 || (union & rectangle.pair) !== 0) continue;
        const members = indexes.map((index) => cells[index]);
        const within = shared.filter((it) =>
          members.every((cell) => geometry.houses[it].includes(cell)),
        );
        // A subset in the line and in the box is reported for the line.
        if (i > 0 && within.length > 1) continue;
        const removed = within.flatMap((it) =>
          candidatesBeside(board, it, [...open, ...members], union),
        );
        yield rectangle.step('uniqueness-test-3', removed, {
          houses: within,
          subset: { kind: 'naked', cells: members, digits: digitsOf(union) },
        });
      }
    }
  }
}

/**
 * Test 4: a digit of the pair must be in one of the two open corners. So the other digit of the
 * pair is removed from both.
 */
function linkedDigit(rectangle: Rectangle): Step | undefined {
  const { board, open, pair, shared } = rectangle;
  const digit = digitsOf(pair).find((it) => board.seenByAll(open, it).length === 0);
  if (digit === undefined) return undefined;
  const removed = rectangle.inOpen(pair & ~(1 << (digit - 1)));
  return rectangle.step('uniqueness-test-4', removed, { houses: shared });
}

/**
 * Test 6: two opposite corners are open. Suppose that the lines of the rectangle have places for
 * one of its two digits only in the corners. Then the two closed corners have this digit.
 */
function crossedDigit(rectangle: Rectangle): Step | undefined {
  const { board, open, pair } = rectangle;
  const digit = digitsOf(pair).find((it) => open.every((cell) => rectangle.isConfinedTo(cell, it)));
  if (digit === undefined) return undefined;
  const houses = open.flatMap((cell) => [...board.geometry.housesOf[cell]].slice(0, 2));
  return rectangle.step('uniqueness-test-6', rectangle.inOpen(1 << (digit - 1)), { houses });
}

/**
 * Hidden rectangle: `corner` is across from a closed corner. If the lines of `corner` have a digit
 * of the pair only in corners, `corner` cannot have the other digit of the pair.
 */
function* hiddenRectangles(rectangle: Rectangle, corner: number): ReturnType<Find> {
  const { board, pair } = rectangle;
  const { candidates, geometry } = board;
  for (const digit of digitsOf(pair)) {
    if (!rectangle.isConfinedTo(corner, digit)) continue;
    const removed = candidates[corner] & pair & ~(1 << (digit - 1));
    const houses = [...geometry.housesOf[corner]].slice(0, 2);
    yield rectangle.step('hidden-rectangle', candidatesIn(corner, removed, geometry), { houses });
  }
}
