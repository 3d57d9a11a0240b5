import { branch, branchInOrder, choose } from './branch';
import {
  ACTIVE,
  BATCH,
  CELLS,
  COUNTS,
  INPUT,
  LANES,
  OUTPUT,
  OWNERS,
  PROGRESS,
  PUZZLE,
} from './layout';
import { deadLanes, fullLanes, passBands, passStacks, stalledLanes } from './pass';
import { findSingles } from './singles';
import { clearSolutions, kept, takeSolutions, validRows } from './solutions';
import { loadGivens, loadMasks, loadRows, setRow } from './transpose';
import { blockOf, clearWaiting, copyActive, keepFor, steal, takeLatest } from './waiting';

// The kernel searches a batch of puzzles in eight lanes. Each lane is an independent depth-first
// search. Read layout.ts first, then pass.ts, branch.ts, waiting.ts, solutions.ts, and this file.
// singles.ts solves easy puzzles before the search. transpose.ts loads and stores many lanes
// together, and lane.ts loads and stores a single lane.

export { take } from './solutions';

/** The addresses of the puzzles of a batch, and of its results. */
export function input(): usize {
  return INPUT;
}
export function output(): usize {
  return OUTPUT;
}
export function owners(): usize {
  return OWNERS;
}
export function counts(): usize {
  return COUNTS;
}

const ALL_LANES: i32 = (1 << LANES) - 1;

/** The lanes that hold a node, one bit per lane. */
let busy: i32 = 0;
/** The lanes that have found no contradiction and no solution since they loaded their puzzle. */
let firstPath: i32 = 0;
/** The lanes of `firstPath` that have branched. */
let eager: i32 = 0;
/** Eager lanes branch if at least this many stalled and eager lanes can branch together. */
const SHARED: i32 = 5;
/**
 * The queue of puzzles to search. It has the numbers of the puzzles, 16 bits each, from index
 * `next` to `end` − 1.
 */
const QUEUE: usize = memory.data(BATCH * 2, 16);
let next: i32 = 0;
let end: i32 = 0;
/** The options of the batch. See Task in kernel.ts. */
let inOrder: bool = false;
let masked: bool = false;

/**
 * Starts a batch with the first `puzzles` puzzles of the input. The search of each puzzle stops
 * after `solutions` solutions.
 */
export function start(puzzles: i32, solutions: u32, ordered: bool, all: bool, masks: bool): void {
  inOrder = ordered;
  masked = masks;
  busy = 0;
  firstPath = 0;
  eager = 0;
  clearWaiting();
  clearSolutions(solutions, all);
  next = 0;
  end = 0;
  // `solveEasy` cannot read candidate masks, and keeps only one solution of a puzzle.
  const first = masks || all ? 0 : solveEasy(puzzles);
  for (let puzzle = first; puzzle < puzzles; puzzle++) enqueue(puzzle);
  loadPuzzles(ALL_LANES);
}

/** `solveEasy` stops when PATIENCE successive blocks have fewer than LUCK solved puzzles each. */
const PATIENCE: i32 = 4;
const LUCK: i32 = 5;

/**
 * Solves the puzzles that need only naked singles, in blocks of eight, and queues the others. Stops
 * if most puzzles are too hard. Returns the first puzzle that it did not try.
 */
function solveEasy(puzzles: i32): i32 {
  let first = 0;
  for (let patience = PATIENCE; patience > 0 && first + LANES <= puzzles; first += LANES) {
    for (let lane = 0; lane < LANES; lane++) assign(lane, first + lane);
    loadGivens();
    const solved = findSingles();
    takeSolutions(solved);
    for (let open = ALL_LANES & ~solved; open != 0; open &= open - 1) enqueue(first + ctz(open));
    patience = popcnt(solved) < LUCK ? patience - 1 : PATIENCE;
  }
  return first;
}

function enqueue(puzzle: i32): void {
  store<u16>(QUEUE + ((<usize>end) << 1), <u16>puzzle);
  end++;
}

/**
 * Makes at most `passes` passes. It stops earlier if the output is full. Returns whether the batch
 * is done.
 */
export function advance(passes: i32): bool {
  while (busy != 0 && passes > 0 && kept <= BATCH - LANES) {
    passBands();
    // Dead lanes load a new node between the two halves of the pass. At this point, the sets U of
    // the bands still belong to the old node. So the new node branches in the next pass at the
    // earliest. This saves a sixth of the time on the hardest puzzles.
    const arrived = deadLanes & busy;
    if (arrived != 0) refill(arrived);
    passStacks();
    const full = fullLanes & busy;
    const stalled = stalledLanes & busy & ~arrived;
    let done = deadLanes & busy;
    if (full != 0) done |= full | (takeSolutions(full & validRows()) & busy);
    const branching = withEager(stalled, busy & ~deadLanes & ~full) & ~done;
    if (branching != 0) {
      branchAll(branching);
      // Lanes without a node may now steal a node from another lane.
      if (next == end) done |= ALL_LANES & ~busy;
    }
    if (done != 0) refill(done);
    passes--;
  }
  return busy == 0;
}

/**
 * Returns the lanes that branch now. Stalled lanes always branch. Eager lanes branch too if enough
 * lanes share the cost of choosing and copying.
 *
 * An eager search has branched without a contradiction, so it will probably find many solutions.
 * Letting it branch before it is stalled has two effects: puzzles with several solutions take a
 * sixth fewer passes, and minimal puzzles take 0.1 % more.
 */
// @ts-expect-error: decorator
@inline
function withEager(stalled: i32, open: i32): i32 {
  const ready = stalled | (eager & open);
  return popcnt(ready) >= SHARED ? ready : stalled;
}

function branchAll(branching: i32): void {
  if (!inOrder) choose();
  const slot = copyActive();
  const block = blockOf(slot);
  let branched = 0;
  for (let lanes = branching; lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    const open = inOrder ? branchInOrder(lane, block) : branch(lane, block);
    branched |= i32(open) << lane;
  }
  keepFor(branched, slot);
  eager |= firstPath & branched;
}

/**
 * Refills lanes. A lane gets its own latest waiting node. If it has none, it gets the next puzzle.
 * If no puzzle is left, it gets the oldest waiting node of another lane.
 */
function refill(lanes: i32): void {
  busy &= ~lanes;
  firstPath &= ~lanes;
  eager &= ~lanes;
  let idle = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    if (takeLatest(lane)) busy |= 1 << lane;
    else idle |= 1 << lane;
  }
  if (idle != 0 && next < end) idle = loadPuzzles(idle);
  // In lexicographic order no lane steals, because the other lane still has smaller solutions.
  if (inOrder) return;
  for (; idle != 0; idle &= idle - 1) {
    const lane = ctz(idle);
    if (!steal(lane)) return;
    busy |= 1 << lane;
  }
}

/** Loads the next puzzles into these lanes. Returns the lanes that got no puzzle. */
function loadPuzzles(idle: i32): i32 {
  let loaded = 0;
  for (let lanes = idle; lanes != 0 && next < end; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    assign(lane, load<u16>(QUEUE + ((<usize>next) << 1)));
    loaded |= 1 << lane;
    next++;
  }
  if (masked) loadMasks(loaded);
  else loadRows(loaded);
  busy |= loaded;
  firstPath |= loaded;
  return idle & ~loaded;
}

/** Assigns a puzzle to a lane. Its cells are loaded later. */
function assign(lane: i32, puzzle: i32): void {
  store<u16>(ACTIVE + PUZZLE + ((<usize>lane) << 1), <u16>puzzle);
  store<u16>(ACTIVE + PROGRESS + ((<usize>lane) << 1), 0xffff);
  store<u32>(COUNTS + ((<usize>puzzle) << 2), 0);
  const size = masked ? 2 * CELLS : CELLS;
  setRow(lane, INPUT + <usize>(puzzle * size));
}
