// Hot code: it allocates nothing until it has found a step.
import { digitsOf } from '../../grid/digit-set.ts';
import { type CellSet, cellsOf, readSeenByBoth } from '../cell-set.ts';
import { CELL_HOUSES, CELL_PLACES, LOWEST, PEER_SETS } from '../classic-tables.ts';
import type { Receive } from '../finder.ts';
import type { UniquePattern } from '../pattern.ts';
import { cellsAt, placeIn, SHARED_PLACES } from '../places.ts';
import type { Position } from '../position.ts';
import { type Candidate, candidateOf, candidatesIn, type TechniqueId } from '../step.ts';
import { someSubset } from './rectangle-subsets.ts';

/**
 * Finds the steps that follow from a rectangle whose four corners can have the same two digits. An
 * open corner has additional candidates. A closed corner has none.
 */
export class RectangleTests {
  private position!: Position;
  private receive!: Receive;
  /** The corners, in order around the rectangle. */
  private readonly corners = new Uint8Array(4);
  /** The two digits, as a set. */
  private pair = 0;
  /** The additional digits of the open corners, as a set. */
  private extra = 0;
  /** The open corners, ascending. */
  private readonly open = new Uint8Array(4);
  private openCount = 0;
  /** The kind of the line of two open corners: 0 for a row, 1 for a column. */
  private kind: 0 | 1 | undefined;
  /** The closed corners, ascending. */
  private readonly closed = new Uint8Array(4);
  private closedCount = 0;
  private readonly seen: CellSet = new Int32Array(3);

  /**
   * Passes the steps of a rectangle to `receive`, test by test.
   *
   * @returns Whether `receive` ended the search.
   */
  run(
    position: Position,
    pair: number,
    first: number,
    mate: number,
    third: number,
    fourth: number,
    receive: Receive,
  ): boolean {
    this.position = position;
    this.receive = receive;
    this.pair = pair;
    const { corners } = this;
    corners[0] = first;
    corners[1] = mate;
    corners[2] = fourth;
    corners[3] = third;
    this.sortCorners();
    if (this.openCount === 0) return false;
    if (this.openCount === 1) return this.test1();
    if (this.test2()) return true;
    if (this.openCount === 3) return this.testHidden(this.closed[0]);
    if (this.kind !== undefined) return this.test3(this.kind) || this.test4(this.kind);
    return this.test6() || this.testHidden(this.closed[0]) || this.testHidden(this.closed[1]);
  }

  /** Sets the open and the closed corners, the additional digits, and the kind. */
  private sortCorners(): void {
    const { corners, pair } = this;
    const { candidates } = this.position;
    this.openCount = 0;
    this.closedCount = 0;
    this.extra = 0;
    for (let i = 0; i < 4; i++) {
      const cell = corners[i];
      const further = candidates[cell] & ~pair;
      this.extra |= further;
      const sorted = further === 0 ? this.closed : this.open;
      let k = further === 0 ? this.closedCount++ : this.openCount++;
      for (; k > 0 && sorted[k - 1] > cell; k--) sorted[k] = sorted[k - 1];
      sorted[k] = cell;
    }
    const i = this.open[0] * 3;
    const j = this.open[1] * 3;
    this.kind = undefined;
    if (this.openCount !== 2) return;
    if (CELL_HOUSES[i] === CELL_HOUSES[j]) this.kind = 0;
    else if (CELL_HOUSES[i + 1] === CELL_HOUSES[j + 1]) this.kind = 1;
  }

  /** If only one corner is open, the two digits are removed from it. */
  private test1(): boolean {
    const [cell] = this.open;
    const removed = this.position.candidates[cell] & this.pair;
    if (removed === 0) return false;
    return this.pass('uniqueness-test-1', candidatesIn(cell, removed), {});
  }

  /**
   * If the open corners have only one additional digit, one of them contains it. So the digit is
   * removed from the cells that see all open corners.
   */
  private test2(): boolean {
    const { extra, open, openCount, seen } = this;
    if ((extra & (extra - 1)) !== 0) return false;
    const digit = LOWEST[extra];
    for (let band = 0; band < 3; band++) {
      seen[band] = this.position.cells[digit * 3 + band];
      for (let i = 0; i < openCount; i++) seen[band] &= PEER_SETS[open[i] * 3 + band];
    }
    if ((seen[0] | seen[1] | seen[2]) === 0) return false;
    const eliminations = cellsOf(seen).map((cell) => candidateOf(cell, digit + 1));
    const technique = this.kind === undefined ? 'uniqueness-test-5' : 'uniqueness-test-2';
    return this.pass(technique, eliminations, { digits: [digit + 1] });
  }

  /**
   * One of the two open corners contains an additional digit, so both together count as one cell of
   * a subset.
   */
  private test3(kind: 0 | 1): boolean {
    const [cell, other] = this.open;
    const line = CELL_HOUSES[cell * 3 + kind];
    const box = CELL_HOUSES[cell * 3 + 2];
    const isInBox = CELL_HOUSES[other * 3 + 2] === box;
    if (this.findSubsets(line, isInBox ? box : line)) return true;
    return isInBox && this.findSubsets(box, line);
  }

  /**
   * Finds the subsets in a house. The cells of a subset may be in a line and also in a box. Such a
   * subset is found only in the line, and removes candidates from both houses.
   */
  private findSubsets(house: number, second: number): boolean {
    const { candidates } = this.position;
    const [cell, other] = this.open;
    const isLine = house < 18;
    const both = (1 << placeIn(house, cell)) | (1 << placeIn(house, other));
    const shared = SHARED_PLACES[house * 27 + second];
    return someSubset(this.position, house, both, this.pair, this.extra, (members, digits) => {
      const isShared = house !== second && ((members | both) & ~shared) === 0;
      if (!isLine && isShared) return false;
      const outside = cellsAt(house, 0x1ff & ~(members | both));
      const eliminations = outside.flatMap((it) => candidatesIn(it, candidates[it] & digits));
      if (eliminations.length === 0) return false;
      if (isShared) {
        const rest = cellsAt(second, 0x1ff & ~SHARED_PLACES[second * 27 + house]);
        eliminations.push(...rest.flatMap((it) => candidatesIn(it, candidates[it] & digits)));
      }
      return this.pass('uniqueness-test-3', eliminations, {
        houses: isShared ? [house, second] : [house],
        subset: { kind: 'naked', cells: cellsAt(house, members), digits: digitsOf(digits) },
      });
    });
  }

  /**
   * Suppose that one of the two digits has no other place that both open corners see. Then one of
   * these corners contains this digit. So the other of the two digits is removed from both.
   */
  private test4(kind: 0 | 1): boolean {
    const [cell, other] = this.open;
    const low = this.pair & -this.pair;
    const isLow = !this.isSeen(LOWEST[low]);
    if (!isLow && this.isSeen(LOWEST[this.pair - low])) return false;
    const eliminations = this.removeFromOpen(isLow ? this.pair - low : low);
    if (eliminations.length === 0) return false;
    const houses = [CELL_HOUSES[cell * 3 + kind]];
    const box = CELL_HOUSES[cell * 3 + 2];
    if (CELL_HOUSES[other * 3 + 2] === box) houses.push(box);
    return this.pass('uniqueness-test-4', eliminations, { houses });
  }

  /**
   * The open corners are opposite to each other. Suppose that the lines of the rectangle have
   * places for one of its two digits only in the corners. Then two opposite corners contain this
   * digit. These are not the open corners, so the digit is removed from the open corners.
   */
  private test6(): boolean {
    const low = this.pair & -this.pair;
    const isLow = this.isConfined(LOWEST[low]);
    if (!isLow && !this.isConfined(LOWEST[this.pair - low])) return false;
    const eliminations = this.removeFromOpen(isLow ? low : this.pair - low);
    if (eliminations.length === 0) return false;
    const houses = [...this.open.subarray(0, 2)].flatMap((it) => linesOf(it));
    return this.pass('uniqueness-test-6', eliminations, { houses });
  }

  /**
   * Two lines of the rectangle do not go through the closed corner. They cross in the opposite
   * corner. If one of the two digits has no place in these lines outside the rectangle, the other
   * of the two digits is removed from the opposite corner.
   */
  private testHidden(corner: number): boolean {
    const { corners, pair } = this;
    const opposite = corners[(corners.indexOf(corner) + 2) & 3];
    const low = pair & -pair;
    for (let i = 0; i < 2; i++) {
      const digit = i === 0 ? low : pair - low;
      const removed = this.position.candidates[opposite] & (pair - digit);
      if (removed === 0 || !this.isConfinedTo(opposite, corner, LOWEST[digit])) continue;
      const houses = linesOf(opposite);
      if (this.pass('hidden-rectangle', candidatesIn(opposite, removed), { houses })) return true;
    }
    return false;
  }

  /**
   * Whether a cell sees both open corners and has this digit as candidate. The digit is counted
   * from 0.
   */
  private isSeen(digit: number): boolean {
    const { open, position, seen } = this;
    return readSeenByBoth(seen, position.cells, digit + 1, open[0], open[1]);
  }

  /**
   * Whether the digit has no place outside the rectangle in the rows and columns of both open
   * corners. `digit` is counted from 0.
   */
  private isConfined(digit: number): boolean {
    const [cell, other] = this.open;
    return this.isConfinedTo(cell, other, digit) && this.isConfinedTo(other, cell, digit);
  }

  /**
   * Whether both lines of a corner have the digit only in corners of the rectangle. The digit is
   * counted from 0.
   */
  private isConfinedTo(corner: number, opposite: number, digit: number): boolean {
    const { places } = this.position;
    const row = CELL_HOUSES[corner * 3];
    const column = CELL_HOUSES[corner * 3 + 1];
    const inRow = (1 << CELL_PLACES[corner * 3]) | (1 << CELL_PLACES[opposite * 3]);
    const inColumn = (1 << CELL_PLACES[corner * 3 + 1]) | (1 << CELL_PLACES[opposite * 3 + 1]);
    return (
      (places[row * 9 + digit] & ~inRow) === 0 && (places[column * 9 + digit] & ~inColumn) === 0
    );
  }

  private removeFromOpen(digits: number): Candidate[] {
    const { candidates } = this.position;
    const [cell, other] = this.open;
    return [cell, other].flatMap((it) => candidatesIn(it, candidates[it] & digits));
  }

  private pass(
    technique: TechniqueId,
    eliminations: readonly Candidate[],
    {
      digits = [],
      houses = [],
      subset,
    }: Partial<Pick<UniquePattern, 'digits' | 'houses' | 'subset'>>,
  ): boolean {
    return this.receive({
      technique,
      pattern: {
        kind: 'unique',
        cells: [...this.corners],
        digits: [...digitsOf(this.pair), ...digits],
        houses,
        ...(subset && { subset }),
      },
      eliminations,
      placement: undefined,
    });
  }
}

function linesOf(cell: number): number[] {
  return [CELL_HOUSES[cell * 3], CELL_HOUSES[cell * 3 + 1]];
}
