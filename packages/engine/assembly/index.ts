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

// The kernel: a batch of puzzles goes through eight lanes, each an independent depth-first search.
// Read layout.ts first, then pass.ts, branch.ts, waiting.ts, solutions.ts, and this. What falls to naked
// singles alone never gets that far: singles.ts. In and out: transpose.ts, and lane.ts for a few lanes.

export { take } from './solutions';

/** Where the puzzles of a batch are put, and where the answers stand afterwards. */
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

/** Lanes that have a node, a bit a lane. */
let busy: i32 = 0;
/** Lanes that have met neither a contradiction nor a solution since they loaded their puzzle. */
let firstPath: i32 = 0;
/** Those of them that have branched. */
let eager: i32 = 0;
/** How many lanes have to be ready before eager lanes branch too. */
const SHARED: i32 = 5;
/** The puzzles that are to be searched, 16 bits each; the next of them, and where they end. */
const QUEUE: usize = memory.data(BATCH * 2, 16);
let next: i32 = 0;
let end: i32 = 0;
/** What is wanted of the batch, see Task in kernel.ts. */
let inOrder: bool = false;
let masked: bool = false;

/** Begins with the first `puzzles` of the input, each up to `solutions` solutions. */
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
  // Where every solution is kept, puzzles are few, and have many.
  const first = masks || all ? 0 : solveEasy(puzzles);
  for (let puzzle = first; puzzle < puzzles; puzzle++) enqueue(puzzle);
  loadPuzzles(ALL_LANES);
}

/** Blocks in a row that may have fewer than LUCK puzzles solved, before no more are tried. */
const PATIENCE: i32 = 4;
const LUCK: i32 = 5;

/**
 * Solves, eight by eight, the puzzles that fall to naked singles, and puts the others into the queue.
 * Gives the first puzzle that was not looked at: in a batch of hard ones it soon gives up.
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

/** Goes on for so many passes at most, or until no more solutions can be kept. Whether all is done. */
export function advance(passes: i32): bool {
  while (busy != 0 && passes > 0 && kept <= BATCH - LANES) {
    passBands();
    // A node that comes in now has not seen its bands, so U is not its own, and it is not branched
    // on yet. (A sixth of the time of the hardest.)
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
      // Lanes that found nothing to steal before may find something now.
      if (next == end) done |= ALL_LANES & ~busy;
    }
    if (done != 0) refill(done);
    passes--;
  }
  return busy == 0;
}

/**
 * The stalled lanes, and the eager ones if enough lanes share the choice and the copy.
 *
 * A search that has branched without a contradiction probably has many solutions ahead, so it need
 * not stall first: a sixth fewer passes with several solutions, 0.1 % more on minimal puzzles.
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

/** Gives lanes new work: a waiting node of their own, else a puzzle, else the oldest of another. */
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

/** Lets a lane begin with a puzzle, whose cells are still to be loaded. */
function assign(lane: i32, puzzle: i32): void {
  store<u16>(ACTIVE + PUZZLE + ((<usize>lane) << 1), <u16>puzzle);
  store<u16>(ACTIVE + PROGRESS + ((<usize>lane) << 1), 0xffff);
  store<u32>(COUNTS + ((<usize>puzzle) << 2), 0);
  const size = masked ? 2 * CELLS : CELLS;
  setRow(lane, INPUT + <usize>(puzzle * size));
}
