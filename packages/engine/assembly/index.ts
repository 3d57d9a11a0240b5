import { branch, choose } from './branch';
import { ACTIVE, ALL, COUNTS, INPUT, LANES, OUTPUT, PROGRESS, PUZZLE, VECTOR } from './layout';
import { deadLanes, fullLanes, pass, single, stalledLanes } from './pass';
import { loadRows, ROWS, storeRows } from './transpose';
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
export function counts(): usize {
  return COUNTS;
}

const ALL_LANES: i32 = (1 << LANES) - 1;

/** Lanes that have a node, a bit a lane. */
let busy: i32 = 0;
/** Lanes whose puzzle has not been branched on. */
let fresh: i32 = 0;
/** The batch: the next puzzle to be loaded, where it ends, and the solutions wanted of each. */
let next: i32 = 0;
let end: i32 = 0;
let limit: u32 = 0;

/** Bytes of a solution that nobody waits for. */
const SPARE: usize = memory.data(96, 16);

/** Solves the first `puzzles` of the input, each up to `solutions` solutions. */
export function solve(puzzles: i32, solutions: u32): void {
  next = 0;
  end = puzzles;
  limit = solutions;
  busy = 0;
  fresh = 0;
  memory.fill(COUNTS, 0, (<usize>puzzles) << 2);
  clearWaiting(solutions);
  refill(ALL_LANES);
  while (busy != 0) {
    pass();
    const full = fullLanes & busy;
    const stalled = stalledLanes & busy;
    let done = deadLanes & busy;
    if (full != 0) done |= full | takeSolutions(full);
    if ((stalled & ~done) != 0) {
      done |= branchAll(stalled & ~done);
      // Lanes that found nothing to steal before may find something now.
      if (next == end) done |= ALL_LANES & ~busy;
    }
    if (done != 0) refill(done);
  }
}

/** Counts the solutions in these lanes. Gives the lanes whose puzzle wants no more. */
function takeSolutions(full: i32): i32 {
  const solved = full & validLanes();
  let done = 0;
  let wanted = false;
  for (let lane = 0; lane < LANES; lane++) {
    let row = SPARE;
    if (solved & (1 << lane)) {
      const puzzle = load<u16>(ACTIVE + PUZZLE + ((<usize>lane) << 1));
      const count = COUNTS + ((<usize>puzzle) << 2);
      const found = load<u32>(count);
      if (found < limit) store<u32>(count, found + 1);
      if (found + 1 >= limit) done |= lanesOf(puzzle);
      if (found == 0) {
        row = OUTPUT + <usize>puzzle * 81;
        wanted = true;
      }
    }
    store<u32>(ROWS + ((<usize>lane) << 2), <u32>row);
  }
  if (wanted) storeRows();
  return done & busy;
}

function lanesOf(puzzle: u16): i32 {
  return i16x8.bitmask(i16x8.eq(v128.load(ACTIVE, PUZZLE), i16x8.splat(<i16>puzzle)));
}

/**
 * The lanes in which every house holds every digit. The sum alone does not tell: candidates too many
 * in one place can make up for candidates too few in another.
 */
function validLanes(): i32 {
  let good = i16x8.splat(ALL);
  for (let i: usize = 0; i < 9; i++) {
    let row = i16x8.splat(0);
    let column = row;
    let box = row;
    const corner = (i / 3) * 27 + (i % 3) * 3;
    for (let j: usize = 0; j < 9; j++) {
      row = v128.or(row, v128.load(ACTIVE + (i * 9 + j) * VECTOR));
      column = v128.or(column, v128.load(ACTIVE + (j * 9 + i) * VECTOR));
      box = v128.or(box, v128.load(ACTIVE + (corner + (j / 3) * 9 + (j % 3)) * VECTOR));
    }
    good = v128.and(good, v128.and(row, v128.and(column, box)));
  }
  return i16x8.bitmask(i16x8.eq(good, i16x8.splat(ALL)));
}

/** Branches these lanes. Gives those that turn out to be dead. */
function branchAll(stalled: i32): i32 {
  let dead = 0;
  if (stalled & fresh) {
    dead = stalled & clashingLanes();
    fresh &= ~stalled;
    stalled &= ~dead;
    if (stalled == 0) return dead;
  }
  choose();
  const slot = copyActive();
  for (let lanes = stalled; lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    if (!branch(lane, blockOf(slot))) continue;
    keepFor(lane, slot);
  }
  dropCopy(slot);
  return dead;
}

const SETTLED: usize = memory.data(81 * 16, 16);

/**
 * The lanes in which a house has a digit settled in two cells. The pass does not see givens that
 * clash, and a search would fill the rest of the grid in every way before it gave up. So a puzzle is
 * looked at once, when it is first branched on: one that is not is validated or dead by then.
 */
function clashingLanes(): i32 {
  for (let i: usize = 0; i < 81 * VECTOR; i += VECTOR) {
    v128.store(SETTLED + i, single(v128.load(ACTIVE + i)));
  }
  const none = i16x8.splat(0);
  let twice = none;
  for (let i: usize = 0; i < 9; i++) {
    let row = none;
    let column = none;
    let box = none;
    const corner = (i / 3) * 27 + (i % 3) * 3;
    for (let j: usize = 0; j < 9; j++) {
      const inRow = v128.load(SETTLED + (i * 9 + j) * VECTOR);
      const inColumn = v128.load(SETTLED + (j * 9 + i) * VECTOR);
      const inBox = v128.load(SETTLED + (corner + (j / 3) * 9 + (j % 3)) * VECTOR);
      twice = v128.or(twice, v128.and(row, inRow));
      twice = v128.or(twice, v128.or(v128.and(column, inColumn), v128.and(box, inBox)));
      row = v128.or(row, inRow);
      column = v128.or(column, inColumn);
      box = v128.or(box, inBox);
    }
  }
  return i16x8.bitmask(i16x8.ne(twice, none));
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
  for (; idle != 0; idle &= idle - 1) {
    const lane = ctz(idle);
    if (!steal(lane)) return;
    busy |= 1 << lane;
  }
}

/** Loads the next puzzles into these lanes. Gives those for which there was none. */
function loadPuzzles(idle: i32): i32 {
  let loaded = 0;
  for (let lane = 0; lane < LANES; lane++) {
    let row = INPUT;
    if (idle & (1 << lane) && next < end) {
      row = INPUT + <usize>next * 81;
      store<u16>(ACTIVE + PUZZLE + ((<usize>lane) << 1), <u16>next);
      store<u16>(ACTIVE + PROGRESS + ((<usize>lane) << 1), 0xffff);
      loaded |= 1 << lane;
      next++;
    }
    store<u32>(ROWS + ((<usize>lane) << 2), <u32>row);
  }
  loadRows(loaded);
  busy |= loaded;
  fresh |= loaded;
  return idle & ~loaded;
}
