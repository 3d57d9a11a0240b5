import { branch, branchInOrder, choose } from './branch';
import {
  ACTIVE,
  ALL,
  BATCH,
  COUNTS,
  INPUT,
  lane16,
  LANES,
  OUTPUT,
  PROGRESS,
  PUZZLE,
  SOURCES,
  VECTOR,
} from './layout';
import { deadLanes, fullLanes, passBands, passStacks, stalledLanes } from './pass';
import { loadMasks, loadRows, ROWS, storeRows } from './transpose';
import { blockOf, clearWaiting, copyActive, dropCopy, keepFor, steal, takeLatest } from './waiting';

// The kernel: a batch of puzzles goes through eight lanes, each an independent depth-first search.
// Read layout.ts first, then pass.ts, branch.ts, waiting.ts, and this.

/** Where the puzzles of a batch are put, and where the answers stand afterwards. */
export function input(): usize {
  return INPUT;
}
export function output(): usize {
  return OUTPUT;
}
export function sources(): usize {
  return SOURCES;
}
export function counts(): usize {
  return COUNTS;
}

const ALL_LANES: i32 = (1 << LANES) - 1;

/** Lanes that have a node, a bit a lane. */
let busy: i32 = 0;
/** The batch: the next puzzle to be loaded, where it ends, and the solutions wanted of each. */
let next: i32 = 0;
let end: i32 = 0;
let limit: u32 = 0;
/** What is wanted of it, see Task in kernel.ts. */
let inOrder: bool = false;
let every: bool = false;
let masked: bool = false;
/** Solutions kept since they were last taken. */
let kept: i32 = 0;

/** Begins with the first `puzzles` of the input, each up to `solutions` solutions. */
export function start(puzzles: i32, solutions: u32, ordered: bool, all: bool, masks: bool): void {
  next = 0;
  end = puzzles;
  limit = solutions;
  inOrder = ordered;
  every = all;
  masked = masks;
  kept = 0;
  busy = 0;
  waited = false;
  clearWaiting(solutions);
  loadPuzzles(ALL_LANES);
}

/** Goes on for so many passes at most, or until no more solutions can be kept. Whether all is done. */
export function advance(passes: i32): bool {
  while (busy != 0 && passes > 0 && kept <= BATCH - LANES) {
    passBands();
    // A node that comes in now has not seen its bands, so U is not its own, and it is not branched
    // on yet. (A sixth of the time of the hardest.)
    const arrived = deadLanes & busy;
    if (arrived != 0) refill(arrived);
    passStacks();
    const full = ripe(fullLanes & busy);
    const stalled = stalledLanes & busy & ~arrived;
    let done = deadLanes & busy;
    if (full != 0) done |= full | takeSolutions(full);
    if ((stalled & ~done) != 0) {
      branchAll(stalled & ~done);
      // Lanes that found nothing to steal before may find something now.
      if (next == end) done |= ALL_LANES & ~busy;
    }
    if (done != 0) refill(done);
    passes--;
  }
  return busy == 0;
}

/** Fewer solved lanes than these wait a pass for others, while there are puzzles to follow. */
const CROWD: i32 = 4;
let waited: bool = false;

/**
 * The full lanes that are to be seen to now: validating, writing and loading cost the same for one
 * lane as for all. (A fifth of the time of easy puzzles; hard ones neither gain nor lose.)
 */
function ripe(full: i32): i32 {
  waited = !waited && full != 0 && popcnt(full) < CROWD && next < end;
  return waited ? 0 : full;
}

/** How many solutions have been kept since the latest call. */
export function take(): i32 {
  const taken = kept;
  kept = 0;
  return taken;
}

/** Bytes of a solution that nobody waits for. */
const SPARE: usize = memory.data(96, 16);

/** Counts the solutions in these lanes. Gives the lanes whose puzzle wants no more. */
function takeSolutions(full: i32): i32 {
  const solved = full & validLanes();
  let done = 0;
  let wanted = false;
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
          wanted = true;
        } else if (found == 0) {
          row = OUTPUT + <usize>puzzle * 81;
          wanted = true;
        }
      }
    }
    store<u32>(ROWS + ((<usize>lane) << 2), <u32>row);
  }
  if (wanted) storeRows();
  return done & busy;
}

function lanesOf(puzzle: i32): i32 {
  return i16x8.bitmask(i16x8.eq(v128.load(ACTIVE, PUZZLE), i16x8.splat(<i16>puzzle)));
}

/**
 * The lanes in which every house holds every digit. The sum alone does not tell: candidates too many
 * in one place can make up for candidates too few in another.
 */
function validLanes(): i32 {
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

/** Branches these lanes. */
function branchAll(stalled: i32): void {
  if (!inOrder) choose();
  const slot = copyActive();
  const block = blockOf(slot);
  for (let lanes = stalled; lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    const open = inOrder ? branchInOrder(lane, block) : branch(lane, block);
    if (open) keepFor(lane, slot);
  }
  dropCopy(slot);
}

/** Gives lanes new work: a waiting node of their own, else a puzzle, else the oldest of another. */
function refill(lanes: i32): void {
  busy &= ~lanes;
  let idle = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    if (takeLatest(lane)) busy |= 1 << lane;
    else idle |= 1 << lane;
  }
  if (idle != 0 && next < end) idle = loadPuzzles(idle);
  // A stolen node would be searched beside those that come before it.
  if (inOrder) return;
  for (; idle != 0; idle &= idle - 1) {
    const lane = ctz(idle);
    if (!steal(lane)) return;
    busy |= 1 << lane;
  }
}

/** Loads the next puzzles into these lanes. Gives those for which there was none. */
function loadPuzzles(idle: i32): i32 {
  const size: usize = masked ? 162 : 81;
  let loaded = 0;
  for (let lane = 0; lane < LANES; lane++) {
    let row = INPUT;
    if (idle & (1 << lane) && next < end) {
      row = INPUT + <usize>next * size;
      store<u16>(ACTIVE + PUZZLE + ((<usize>lane) << 1), <u16>next);
      store<u16>(ACTIVE + PROGRESS + ((<usize>lane) << 1), 0xffff);
      store<u32>(COUNTS + ((<usize>next) << 2), 0);
      loaded |= 1 << lane;
      next++;
    }
    store<u32>(ROWS + ((<usize>lane) << 2), <u32>row);
  }
  if (masked) loadMasks(loaded);
  else loadRows(loaded);
  busy |= loaded;
  return idle & ~loaded;
}
