// The shape of the grids, and tables that depend on it. A vector has a byte for each column of the form.

export const VECTOR: usize = 16;
/** The largest size. A label has four bits, and 15 is kept for digits without one. */
export const LARGEST: i32 = 12;

export let size: i32 = 0;
/** The number of rows in a band, which is also the number of stacks. */
export let height: i32 = 0;
/** The number of columns in a stack. */
export let width: i32 = 0;
/** All lines, one bit each. */
export let all: i32 = 0;

/** Column → 255. From the size on, 0. */
export const COLUMNS: usize = memory.data(16, 16);

/** Column → itself. */
export function inOrder(): v128 {
  return i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

/**
 * Column → a column of its stack to compare it with, or itself if there is none. The first vector has the
 * pairs that begin at an even place of the stack, the second one those at an odd place.
 */
export const NEIGHBOURS: usize = memory.data(32, 16);
/** Stack → a vector: column → the one that moves there if the stack swaps with the one before it. */
export const SWAPPED: usize = memory.data(LARGEST * 16, 16);

export function setShape(boxRows: i32, boxColumns: i32): void {
  height = boxRows;
  width = boxColumns;
  size = height * width;
  all = (1 << size) - 1;
  memory.fill(COLUMNS, 0xff, <usize>size);
  setNeighbours(NEIGHBOURS, 0);
  setNeighbours(NEIGHBOURS + VECTOR, 1);
  for (let stack = 1; stack < height; stack++) {
    const swapped = SWAPPED + <usize>stack * VECTOR;
    v128.store(swapped, inOrder());
    for (let column = (stack - 1) * width; column < stack * width; column++) {
      store<u8>(swapped + <usize>column, <u8>(column + width));
      store<u8>(swapped + <usize>(column + width), <u8>column);
    }
  }
}

function setNeighbours(to: usize, first: i32): void {
  v128.store(to, inOrder());
  for (let stack = 0; stack < size; stack += width) {
    for (let left = stack + first; left + 1 < stack + width; left += 2) {
      store<u8>(to + <usize>left, <u8>(left + 1));
      store<u8>(to + <usize>left, <u8>left, 1);
    }
  }
}
