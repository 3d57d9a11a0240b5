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

// The kernel. It searches a batch of puzzles in eight lanes, and each lane is an independent
// depth-first search. Read layout.ts first, then pass.ts, branch.ts, waiting.ts, solutions.ts, and
// this file. singles.ts solves easy puzzles before the search. transpose.ts loads and stores many
// lanes together, and lane.ts loads and stores a single lane.

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

/** Lanes that have a node, one bit per lane. */
let busy: i32 = 0;
/** Lanes that have found neither a contradiction nor a solution since they loaded their puzzle. */
let firstPath: i32 = 0;
/** The lanes of `firstPath` that have branched. */
let eager: i32 = 0;
/** How many lanes have to be ready before eager lanes branch too. */
const SHARED: i32 = 5;
/**
 * The queue of puzzles to search, 16 bits each. `next` is the index of the next puzzle, and `end`
 * is the end of the queue.
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
  // A caller that keeps every solution has few puzzles, with many solutions each.
  const first = masks || all ? 0 : solveEasy(puzzles);
  for (let puzzle = first; puzzle < puzzles; puzzle++) enqueue(puzzle);
  loadPuzzles(ALL_LANES);
}

/**
 * After PATIENCE blocks in a row with fewer than LUCK solved puzzles each, the remaining puzzles go
 * directly to the search.
 */
const PATIENCE: i32 = 4;
const LUCK: i32 = 5;

/**
 * Solves the puzzles that need only naked singles, eight at a time, and queues the others. In a
 * batch of hard puzzles, it soon stops trying. Returns the first puzzle that it did not try.
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
    // A node that is loaded now has missed the row half of this pass, so U of the bands belongs to
    // the previous node of its lane. Therefore the new node does not branch in this pass. Delaying
    // the branch saves a sixth of the time on the hardest puzzles.
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
      // Idle lanes may now find a node to steal.
      if (next == end) done |= ALL_LANES & ~busy;
    }
    if (done != 0) refill(done);
    passes--;
  }
  return busy == 0;
}

/**
 * Returns the lanes that branch now. Stalled lanes always branch. Eager lanes branch too if there
 * are enough lanes to share the cost of choosing and copying.
 *
 * A search that has branched without a contradiction will probably find many solutions, so it need
 * not stall first. Branching eagerly takes a sixth fewer passes on puzzles with several solutions,
 * and 0.1 % more passes on minimal puzzles.
 */
// @ts-expect-error: decorator
@inline
function withEager(stalled: i32, open: i32): i32 {
  const ready = stalled | (eager & open);
  return popcnt(ready) >= SHARED ? ready : stalled;
}

/** Branches these lanes. */
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
  // A thief would reach its solutions before the other lane has reached its own, which are smaller.
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
