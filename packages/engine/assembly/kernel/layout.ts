// The memory layout of the kernel.
//
// A v128 vector has eight lanes of 16 bits. Each lane holds one node of a search. The eight nodes
// may belong to one puzzle or to different puzzles. A cell is a set of candidates, with digit d as
// bit d − 1. Bits 9 to 15 are 0.
//
// A block is eight nodes side by side, one vector per cell:
//
//     0 … 80   the cells, row by row
//     81       progress: the sum of all HIDDEN masks of the latest pass (pass.ts)
//     82       the number of the node's puzzle in the batch
//
// A chute is a band or a stack. It has three lines and three boxes, hence nine minilines of three
// cells. The miniline of line r in box b has the number 3r + b. A digit is in one miniline of each
// line, and these three minilines are in different boxes. So a digit has six configurations in a
// chute:
//
//                K0      K1      K2      K3      K4      K5
//     line 0    x . .   x . .   . x .   . x .   . . x   . . x
//     line 1    . x .   . . x   x . .   . . x   x . .   . x .
//     line 2    . . x   . x .   . . x   x . .   . x .   x . .
//
// Each miniline has a set T, the digits that it can take. Each configuration has a set K, the
// digits for which it is still possible. Each miniline also has a set U, the digits that it keeps:
// two configurations use the miniline, and U is the union of their sets K.

export const VECTOR: usize = 16;
export const LANES: i32 = 8;
export const CELLS: i32 = 81;
/** All nine digits. */
export const ALL: i16 = 511;
/** The character '0'. */
export const ZERO: i32 = 0x30;

export const PROGRESS: usize = <usize>CELLS * VECTOR;
export const PUZZLE: usize = PROGRESS + VECTOR;
export const BLOCK: usize = PUZZLE + VECTOR;

/** The block that the search works on. */
export const ACTIVE: usize = memory.data(<i32>BLOCK, 16);

/** The set U of each miniline: six chutes of nine minilines, first the bands, then the stacks. */
export const PLACES: usize = memory.data(54 * 16, 16);
export const CHUTE_PLACES: usize = 9 * VECTOR;

/** The maximum number of puzzles in a batch, and of solutions that the output can hold. */
export const BATCH: i32 = 4096;

/**
 * The puzzles. A puzzle is 81 bytes (1–9 or '1'–'9' for a digit, any other byte for a blank), or 81
 * candidate masks of 16 bits. Both forms use the same memory.
 */
export const INPUT: usize = memory.data(BATCH * CELLS * 2, 16);
/**
 * Puzzle → its first solution. If every solution is kept, row i is the i-th solution since the last
 * `take`. A solution is 81 bytes, '1' to '9'.
 */
export const OUTPUT: usize = memory.data(BATCH * CELLS, 16);
/** Row of OUTPUT → its puzzle, 16 bits. Used only if every solution is kept. */
export const OWNERS: usize = memory.data(BATCH * 2, 16);
/** Puzzle → the number of solutions found, 32 bits. */
export const COUNTS: usize = memory.data(BATCH * 4, 16);

/** The address of vector `index` of a table. */
// @ts-expect-error: decorator
@inline
export function at(base: usize, index: i32): usize {
  return base + (<usize>index) * VECTOR;
}

/** Reads one lane of a vector. */
// @ts-expect-error: decorator
@inline
export function lane16(vector: usize, lane: i32): i32 {
  return <i32>load<u16>(vector + ((<usize>lane) << 1));
}

/** Returns a mask with all bits of these lanes set. `lanes` has one bit per lane. */
// @ts-expect-error: decorator
@inline
export function laneMask(lanes: i32): v128 {
  const bits = i16x8(1, 2, 4, 8, 16, 32, 64, 128);
  return i16x8.eq(v128.and(i16x8.splat(<i16>lanes), bits), bits);
}

/**
 * Keeps the lanes whose mask has exactly one bit. Sets the others to 0. x ^ (x − 1) has the lowest
 * bit of x and all bits below it. If x has one bit, this number is larger than x − 1, and the
 * difference is x. Otherwise it is not larger, so the saturated difference is 0.
 */
// @ts-expect-error: decorator
@inline
export function onlyBit(mask: v128): v128 {
  const less = i16x8.add(mask, i16x8.splat(-1));
  return i16x8.sub_sat_u(v128.xor(mask, less), less);
}
