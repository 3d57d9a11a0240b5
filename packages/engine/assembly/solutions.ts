import { ACTIVE, ALL, COUNTS, lane16, LANES, OUTPUT, PUZZLE, SOURCES, VECTOR } from './layout';
import { ROWS, storeRows } from './transpose';

// What becomes of a full lane: it is checked, counted, and written out if it is wanted.

/** Solutions wanted of each puzzle, and whether every one is kept or the first alone. */
let limit: u32 = 0;
let every: bool = false;
/** Solutions kept since they were last taken. */
export let kept: i32 = 0;

export function clearSolutions(solutions: u32, all: bool): void {
  limit = solutions;
  every = all;
  kept = 0;
}

/** How many solutions have been kept since the latest call. */
export function take(): i32 {
  const taken = kept;
  kept = 0;
  return taken;
}

/** Bytes of a solution that nobody waits for. */
const SPARE: usize = memory.data(96, 16);

/** Counts the solutions in these lanes. Gives the lanes, busy or not, whose puzzle wants no more. */
export function takeSolutions(solved: i32): i32 {
  let done = 0;
  let wanted = 0;
  for (let lane = 0; lane < LANES; lane++) {
    let row = SPARE;
    if (solved & (1 << lane)) {
      const puzzle = lane16(ACTIVE + PUZZLE, lane);
      const count = COUNTS + ((<usize>puzzle) << 2);
      const found = load<u32>(count);
      if (found < limit) {
        store<u32>(count, found + 1);
        if (found + 1 == limit) done |= lanesOf(puzzle);
        if (every) {
          store<u16>(SOURCES + ((<usize>kept) << 1), <u16>puzzle);
          row = OUTPUT + <usize>kept * 81;
          kept++;
          wanted |= 1 << lane;
        } else if (found == 0) {
          row = OUTPUT + <usize>puzzle * 81;
          wanted |= 1 << lane;
        }
      }
    }
    store<u32>(ROWS + ((<usize>lane) << 2), <u32>row);
  }
  storeRows(wanted);
  return done;
}

function lanesOf(puzzle: i32): i32 {
  return i16x8.bitmask(i16x8.eq(v128.load(ACTIVE, PUZZLE), i16x8.splat(<i16>puzzle)));
}

/**
 * The lanes in which every house holds every digit. The sum alone does not tell: candidates too many
 * in one place can make up for candidates too few in another.
 */
export function validLanes(): i32 {
  let good = i16x8.splat(ALL);
  for (let band: usize = 0; band < 81 * VECTOR; band += 27 * VECTOR) {
    let box0 = i16x8.splat(0);
    let box1 = box0;
    let box2 = box0;
    for (let row: usize = 0; row < 27 * VECTOR; row += 9 * VECTOR) {
      const m0 = union(ACTIVE + band + row, VECTOR);
      const m1 = union(ACTIVE + band + row + 3 * VECTOR, VECTOR);
      const m2 = union(ACTIVE + band + row + 6 * VECTOR, VECTOR);
      good = v128.and(good, v128.or(m0, v128.or(m1, m2)));
      box0 = v128.or(box0, m0);
      box1 = v128.or(box1, m1);
      box2 = v128.or(box2, m2);
    }
    good = v128.and(good, v128.and(box0, v128.and(box1, box2)));
  }
  for (let column: usize = 0; column < 9 * VECTOR; column += VECTOR) {
    const m0 = union(ACTIVE + column, 9 * VECTOR);
    const m1 = union(ACTIVE + column + 27 * VECTOR, 9 * VECTOR);
    const m2 = union(ACTIVE + column + 54 * VECTOR, 9 * VECTOR);
    good = v128.and(good, v128.or(m0, v128.or(m1, m2)));
  }
  return i16x8.bitmask(i16x8.eq(good, i16x8.splat(ALL)));
}

/** What three cells hold, the second and third `step` and twice that after the first. */
// @ts-expect-error: decorator
@inline
function union(cell: usize, step: usize): v128 {
  return v128.or(v128.load(cell), v128.or(v128.load(cell + step), v128.load(cell + 2 * step)));
}
