/**
 * Tables of the rectangles that lie in two rows, two columns and two boxes. A rectangle is a
 * corner, a mate in the same line and box, and two corners in a parallel line.
 */
import { CLASSIC } from '../../grid/geometry.ts';
import { HOUSE_CELLS } from '../classic-tables.ts';

/** The number of mates of a cell. */
export const MATE_COUNT = 4;

/** The number of rectangles with the same corner and mate. */
export const PARALLEL_COUNT = 6;

/**
 * Cell × 4 + i → the i-th mate of the cell, ascending. The mates are the other cells in its box
 * that are in its row or column.
 */
export const MATES: Uint8Array = new Uint8Array(81 * MATE_COUNT);

/**
 * (Cell × 4 + i) × 6 + j → the third corner of a rectangle. The first two corners are the cell and
 * its i-th mate. There are six such rectangles, so j is 0 to 5. The third corner is in a line with
 * the cell.
 */
export const THIRD_CORNERS: Uint8Array = new Uint8Array(81 * MATE_COUNT * PARALLEL_COUNT);

/**
 * (Cell × 4 + i) × 6 + j → the fourth corner of the j-th rectangle with the cell and its i-th mate.
 * It is in a line with the mate.
 */
export const FOURTH_CORNERS: Uint8Array = new Uint8Array(81 * MATE_COUNT * PARALLEL_COUNT);

/**
 * (Cell × 4 + i) × 6 + j → the number of the rectangle. Some different rectangles have the same
 * number, as in HoDoKu (see `numberOf`).
 */
const NUMBERS: Uint16Array = new Uint16Array(81 * MATE_COUNT * PARALLEL_COUNT);

const numbers = new Map<number, number>();

for (let cell = 0; cell < 81; cell++) {
  const { row, column, box, houses } = CLASSIC;
  const mates = [...houses[18 + box[cell]]].filter(
    (mate) => mate !== cell && (row[mate] === row[cell] || column[mate] === column[cell]),
  );
  for (const [i, mate] of mates.entries()) {
    const index = cell * MATE_COUNT + i;
    MATES[index] = mate;
    const isRow = row[mate] === row[cell];
    const line = isRow ? 9 + column[cell] : row[cell];
    const parallel = isRow ? 9 + column[mate] : row[mate];
    let j = index * PARALLEL_COUNT;
    for (let place = 0; place < 9; place++) {
      const third = HOUSE_CELLS[line * 9 + place];
      if (box[third] === box[cell]) continue;
      const fourth = HOUSE_CELLS[parallel * 9 + place];
      THIRD_CORNERS[j] = third;
      FOURTH_CORNERS[j] = fourth;
      NUMBERS[j] = numberOf([cell, mate, third, fourth]);
      j++;
    }
  }
}

/**
 * HoDoKu identifies a rectangle by a decimal number: the numbers of its cells in ascending order,
 * one after another. A cell number may have one or two digits, so some different rectangles have
 * the same number.
 */
function numberOf(cells: readonly number[]): number {
  const key = [...cells].sort((a, b) => a - b).reduce((sum, cell) => sum * 10 + cell, 0);
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}

/** The maximum number of rectangles that HoDoKu remembers. */
const CAPACITY = 400;

/** The rectangles that have been examined in a position. */
export class KnownRectangles {
  private readonly passes = new Uint32Array(numbers.size);
  private pass = 0;
  private count = 0;

  clear(): void {
    this.pass++;
    this.count = 0;
  }

  /** Adds a rectangle by its index in the tables. Returns false if it was already known. */
  add(index: number): boolean {
    const number = NUMBERS[index];
    if (this.passes[number] === this.pass) return false;
    if (this.count < CAPACITY) {
      this.passes[number] = this.pass;
      this.count++;
    }
    return true;
  }
}
