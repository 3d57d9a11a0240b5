import { ACTIVE, ALL, CELLS, COUNTS, lane16, OUTPUT, OWNERS, PROGRESS, PUZZLE, VECTOR } from './layout';
import { setRow, storeRows } from './transpose';

// Checks and counts the full lanes. Writes their solutions to the output if the caller wants them.

/** The maximum number of solutions to find per puzzle. */
let limit: u32 = 0;
/** Whether to keep all solutions. If not, only the first solution of a puzzle is kept. */
let every: bool = false;
/** The number of solutions kept since the last call of `take`. Used only if `every` is set. */
export let kept: i32 = 0;

export function clearSolutions(solutions: u32, all: bool): void {
  limit = solutions;
  every = all;
  kept = 0;
}

/** Whether the search has found fewer solutions of a puzzle than the limit. */
export function isOpen(puzzle: i32): bool {
  return load<u32>(COUNTS + ((<usize>puzzle) << 2)) < limit;
}

/** Returns `kept` and sets it to 0. */
export function take(): i32 {
  const taken = kept;
  kept = 0;
  return taken;
}

/** Counts the solutions in these lanes. Returns all lanes whose puzzle has reached the limit. */
export function takeSolutions(solved: i32): i32 {
  let done = 0;
  let wanted = 0;
  for (let lanes = solved; lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    const puzzle = lane16(ACTIVE + PUZZLE, lane);
    const count = COUNTS + ((<usize>puzzle) << 2);
    const found = load<u32>(count);
    if (found >= limit) continue;
    store<u32>(count, found + 1);
    if (found + 1 == limit) done |= lanesOf(puzzle);
    if (!every && found != 0) continue;
    let row = OUTPUT + <usize>(puzzle * CELLS);
    if (every) {
      store<u16>(OWNERS + ((<usize>kept) << 1), <u16>puzzle);
      row = OUTPUT + <usize>(kept * CELLS);
      kept++;
    }
    setRow(lane, row);
    wanted |= 1 << lane;
  }
  storeRows(wanted);
  return done;
}

function lanesOf(puzzle: i32): i32 {
  return i16x8.bitmask(i16x8.eq(v128.load(ACTIVE, PUZZLE), i16x8.splat(<i16>puzzle)));
}

/** Returns the lanes in which every row holds every digit. `passStacks` says why this is enough. */
export function validRows(): i32 {
  let good = i16x8.splat(ALL);
  for (let row: usize = 0; row < PROGRESS; row += 9 * VECTOR) {
    const m0 = miniline(ACTIVE + row);
    const m1 = miniline(ACTIVE + row + 3 * VECTOR);
    const m2 = miniline(ACTIVE + row + 6 * VECTOR);
    good = v128.and(good, v128.or(m0, v128.or(m1, m2)));
  }
  return i16x8.bitmask(i16x8.eq(good, i16x8.splat(ALL)));
}

// @ts-expect-error: decorator
@inline
function miniline(cell: usize): v128 {
  return v128.or(v128.load(cell), v128.or(v128.load(cell, VECTOR), v128.load(cell, 2 * VECTOR)));
}
