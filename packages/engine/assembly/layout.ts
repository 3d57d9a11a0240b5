// How the kernel lays out its memory.
//
// A v128 is 8 lanes of 16 bits. Each lane is a search node of its own: of one puzzle or of eight.
// A cell of a lane is a candidate mask: digit d is bit d − 1, bits 9 to 15 are 0.
//
// A block is 8 nodes side by side, one vector a cell:
//
//     0 … 80   the cells, row by row
//     81       progress: what the latest pass found settled
//     82       the number of the node's puzzle in the batch

export const VECTOR: usize = 16;
export const LANES: i32 = 8;
export const CELLS: i32 = 81;
export const ALL: i16 = 511;

export const PROGRESS: usize = 81 * VECTOR;
export const PUZZLE: usize = 82 * VECTOR;
export const BLOCK: usize = 83 * VECTOR;

/** The block that is being worked on. */
export const ACTIVE: usize = memory.data(83 * 16, 16);

/** The places left to each miniline, U in pass.ts: six chutes (bands, then stacks) of nine. */
export const PLACES: usize = memory.data(54 * 16, 16);
export const CHUTE_PLACES: usize = 9 * VECTOR;

/** Puzzles a call may bring. */
export const BATCH: i32 = 4096;

/** The puzzles: 81 bytes each, a digit as 1–9 or '1'–'9', anything else a blank. 15 bytes to spare. */
export const INPUT: usize = memory.data(4096 * 81 + 16, 16);
/** Puzzle → its first solution, 81 bytes of '1' to '9'. */
export const OUTPUT: usize = memory.data(4096 * 81 + 16, 16);
/** Puzzle → solutions found, 32 bits. */
export const COUNTS: usize = memory.data(4096 * 4, 16);

// @ts-expect-error: decorator
@inline
export function at(base: usize, index: i32): usize {
  return base + (<usize>index) * VECTOR;
}
