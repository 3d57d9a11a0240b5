import { ACTIVE, BLOCK, CELLS, lane16, LANES, PROGRESS, PUZZLE, VECTOR } from './layout';
import { isOpen } from './solutions';

// The waiting nodes: the nodes to search later, one stack per lane. When lanes branch, the active
// block is copied once to a slot, and each of these lanes pushes the slot on its stack. The slot is
// free again when the nodes of all these lanes have been taken.
//
// No stack can overflow. A node that branches has at least 81 and at most 729 candidates. The
// branch removes at least one candidate from the node that stays in the lane. If this node has all
// 729 candidates, the branch removes at least three. So a lane that is about to branch has fewer
// than 81 × 8 waiting nodes, and a slot is free for the copy.

const DEEPEST: i32 = CELLS * 8;
const SLOTS: i32 = LANES * DEEPEST;

const BLOCKS: usize = memory.data(SLOTS * <i32>BLOCK, 16);
/** Slot → the lanes that have a waiting node in it, one bit per lane. */
const SLOT_LANES: usize = memory.data(SLOTS, 16);
/** The free slots. The last one in the list is used next. */
const FREE: usize = memory.data(SLOTS * 2, 16);
let free: i32 = 0;

/** Lane → its stack of slots, the oldest first. */
const STACKS: usize = memory.data(SLOTS * 2, 16);
const BOTTOMS: usize = memory.data(8 * 4, 16);
const TOPS: usize = memory.data(8 * 4, 16);

export function clearWaiting(): void {
  for (let lane = 0; lane < LANES; lane++) {
    set(BOTTOMS, lane, 0);
    set(TOPS, lane, 0);
  }
  if (free == SLOTS) return;
  for (let i = 0; i < SLOTS; i++) store<u16>(FREE + ((<usize>i) << 1), <u16>(SLOTS - 1 - i));
  free = SLOTS;
}

/** Copies the active block to a free slot and returns it. The caller must then call `keepFor`. */
export function copyActive(): u16 {
  free--;
  const slot = load<u16>(FREE + ((<usize>free) << 1));
  const block = blockOf(slot);
  for (let i: usize = 0; i < PROGRESS; i += 9 * VECTOR) {
    copyThree(block + i, ACTIVE + i);
    copyThree(block + i + 3 * VECTOR, ACTIVE + i + 3 * VECTOR);
    copyThree(block + i + 6 * VECTOR, ACTIVE + i + 6 * VECTOR);
  }
  v128.store(block, v128.load(ACTIVE, PROGRESS), PROGRESS);
  v128.store(block, v128.load(ACTIVE, PUZZLE), PUZZLE);
  return slot;
}

// @ts-expect-error: decorator
@inline
function copyThree(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, VECTOR), VECTOR);
  v128.store(to, v128.load(from, 2 * VECTOR), 2 * VECTOR);
}

// @ts-expect-error: decorator
@inline
export function blockOf(slot: u16): usize {
  return BLOCKS + (<usize>slot) * BLOCK;
}

/** Pushes a slot on the stacks of these lanes. Frees the slot if `lanes` is 0. */
export function keepFor(lanes: i32, slot: u16): void {
  setSlotLanes(slot, lanes);
  for (; lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    const top = get(TOPS, lane);
    store<u16>(place(lane, top), slot);
    set(TOPS, lane, top + 1);
  }
}

function setSlotLanes(slot: u16, lanes: i32): void {
  store<u8>(SLOT_LANES + <usize>slot, <u8>lanes);
  if (lanes != 0) return;
  store<u16>(FREE + ((<usize>free) << 1), slot);
  free++;
}

/**
 * Moves the latest waiting node of a lane into the active block. Returns false if the lane has
 * none.
 */
export function takeLatest(lane: i32): bool {
  let top = get(TOPS, lane);
  const bottom = get(BOTTOMS, lane);
  let taken = false;
  while (top > bottom && !taken) {
    top--;
    const slot = load<u16>(place(lane, top));
    taken = isWanted(slot, lane);
    if (taken) move(blockOf(slot), lane, lane);
    release(slot, lane);
  }
  // BOTTOMS is above 0 if other lanes have stolen nodes. An empty stack starts at 0 again.
  set(TOPS, lane, top > bottom ? top : 0);
  set(BOTTOMS, lane, top > bottom ? bottom : 0);
  return taken;
}

/** Moves the oldest waiting node of another lane into this lane. Returns false if there is none. */
export function steal(thief: i32): bool {
  for (let lane = 0; lane < LANES; lane++) {
    const top = get(TOPS, lane);
    for (let bottom = get(BOTTOMS, lane); bottom < top; ) {
      const slot = load<u16>(place(lane, bottom));
      bottom++;
      set(BOTTOMS, lane, bottom);
      const taken = isWanted(slot, lane);
      if (taken) move(blockOf(slot), lane, thief);
      release(slot, lane);
      if (taken) return true;
    }
  }
  return false;
}

/** Whether the search has found fewer solutions than the limit for the puzzle of a waiting node. */
function isWanted(slot: u16, lane: i32): bool {
  return isOpen(lane16(blockOf(slot) + PUZZLE, lane));
}

function release(slot: u16, lane: i32): void {
  setSlotLanes(slot, <i32>load<u8>(SLOT_LANES + <usize>slot) & ~(1 << lane));
}

/** Copies lane `from` of a block to lane `to` of the active block. */
function move(block: usize, from: i32, to: i32): void {
  const source = block + ((<usize>from) << 1);
  const target = ACTIVE + ((<usize>to) << 1);
  for (let i: usize = 0; i < PROGRESS; i += 9 * VECTOR) {
    moveThree(target + i, source + i);
    moveThree(target + i + 3 * VECTOR, source + i + 3 * VECTOR);
    moveThree(target + i + 6 * VECTOR, source + i + 6 * VECTOR);
  }
  store<u16>(target, load<u16>(source, PROGRESS), PROGRESS);
  store<u16>(target, load<u16>(source, PUZZLE), PUZZLE);
}

// @ts-expect-error: decorator
@inline
function moveThree(to: usize, from: usize): void {
  store<u16>(to, load<u16>(from));
  store<u16>(to, load<u16>(from, VECTOR), VECTOR);
  store<u16>(to, load<u16>(from, 2 * VECTOR), 2 * VECTOR);
}

// @ts-expect-error: decorator
@inline
function place(lane: i32, index: i32): usize {
  return STACKS + (<usize>(lane * DEEPEST + index) << 1);
}

// @ts-expect-error: decorator
@inline
function get(table: usize, lane: i32): i32 {
  return load<i32>(table + ((<usize>lane) << 2));
}

// @ts-expect-error: decorator
@inline
function set(table: usize, lane: i32, value: i32): void {
  store<i32>(table + ((<usize>lane) << 2), value);
}
