import { ACTIVE, ALL, at, CELLS, CHUTE_PLACES, PLACES, VECTOR } from './layout';

// Choosing where to branch, for all eight lanes at once, from the places U that the pass left.
//
// A branch is a digit in a line of a chute that has two boxes or three to go to. One child asserts
// the first of them, the other rules it out; the next pass does the rest.

const DIGIT: usize = memory.data(16, 16);
const CHUTE: usize = memory.data(16, 16);
const UNSOLVED: usize = memory.data(16, 16);
const FEWEST: usize = memory.data(16, 16);

/** More unsolved digits than there are: nothing is open in the chute. */
const NOWHERE: i32 = 100;

/**
 * Unsolved digits in all six chutes together from which on a grid is so empty that its places tell
 * little: it is branched on by cells. Without this a nearly empty grid, or one of few different
 * digits, took up to 32 s; with it, 10 ms. The hardest puzzles pay for it: half as many passes more.
 */
const SPARSE: i32 = 32;

// @ts-expect-error: decorator
@inline
function majority(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(c, v128.or(a, b)));
}

export function choose(): void {
  const zero = i16x8.splat(0);
  const all = i16x8.splat(ALL);
  let fewest = i16x8.splat(<i16>NOWHERE);
  let digits = zero;
  let chute = zero;
  let total = zero;
  for (let c: i32 = 0; c < 6; c++) {
    const u = PLACES + <usize>c * CHUTE_PLACES;
    const u0 = v128.load(u);
    const u1 = v128.load(u, VECTOR);
    const u2 = v128.load(u, 2 * VECTOR);
    const u3 = v128.load(u, 3 * VECTOR);
    const u4 = v128.load(u, 4 * VECTOR);
    const u5 = v128.load(u, 5 * VECTOR);
    const u6 = v128.load(u, 6 * VECTOR);
    const u7 = v128.load(u, 7 * VECTOR);
    const u8_ = v128.load(u, 8 * VECTOR);
    const k0 = v128.and(u0, v128.and(u4, u8_));
    const k1 = v128.and(u0, v128.and(u5, u7));
    const k2 = v128.and(u1, v128.and(u3, u8_));
    const k3 = v128.and(u1, v128.and(u5, u6));
    const k4 = v128.and(u2, v128.and(u3, u7));
    const k5 = v128.and(u2, v128.and(u4, u6));
    // How many configurations each digit has left, in binary: ones, twos and fours.
    const sum1 = v128.xor(k0, v128.xor(k1, k2));
    const sum2 = v128.xor(k3, v128.xor(k4, k5));
    const carry1 = majority(k0, k1, k2);
    const carry2 = majority(k3, k4, k5);
    const ones = v128.xor(sum1, sum2);
    const carry3 = v128.and(sum1, sum2);
    const two = v128.xor(carry1, v128.xor(carry2, carry3));
    const four = majority(carry1, carry2, carry3);
    const more = v128.or(two, four);
    const exactlyTwo = v128.andnot(two, v128.or(ones, four));
    const exactlyThree = v128.andnot(v128.and(two, ones), four);
    const n = i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(more));
    total = i16x8.add(total, n);
    const key = v128.bitselect(i16x8.splat(<i16>NOWHERE), n, i16x8.eq(n, zero));
    const noTwo = i16x8.eq(exactlyTwo, zero);
    const noThree = i16x8.eq(exactlyThree, zero);
    const best = v128.bitselect(v128.bitselect(more, exactlyThree, noThree), exactlyTwo, noTwo);
    const better = i16x8.lt_s(key, fewest);
    fewest = v128.bitselect(key, fewest, better);
    digits = v128.bitselect(best, digits, better);
    chute = v128.bitselect(i16x8.splat(<i16>c), chute, better);
  }
  v128.store(DIGIT, v128.and(digits, i16x8.neg(digits)));
  v128.store(CHUTE, chute);
  v128.store(UNSOLVED, total);
  v128.store(FEWEST, fewest);
}

/**
 * Branches a lane: one child in the active block, the other in `slot`, a copy of the block.
 * False when nothing is open in it: the next pass settles the rest.
 */
export function branch(lane: i32, slot: usize): bool {
  if (lane16(FEWEST, lane) == NOWHERE) return false;
  if (lane16(UNSOLVED, lane) >= SPARSE) return branchOnCell(lane, slot);
  const digit = lane16(DIGIT, lane);
  const chute = lane16(CHUTE, lane);
  const stacked = chute >= 3;
  const origin = stacked ? 3 * (chute - 3) : 27 * chute;
  const toLine = stacked ? 1 : 9;
  const toBox = stacked ? 27 : 3;
  const step = stacked ? 9 : 1;
  // The line with two boxes to go to, if there is one. The stacks half may have taken places that
  // U still has, so the cells are asked: either child has to lose a candidate.
  let line = -1;
  let boxes = 4;
  for (let r = 0; r < 3; r++) {
    let n = 0;
    for (let b = 0; b < 3; b++) n += i32(holds(origin + r * toLine + b * toBox, step, lane, digit));
    if (n >= 2 && n < boxes) {
      boxes = n;
      line = origin + r * toLine;
    }
  }
  if (line < 0) return false;
  let target = ACTIVE;
  for (let b = 0; b < 3; b++) {
    const first = line + b * toBox;
    if (!holds(first, step, lane, digit)) continue;
    for (let i = 0; i < 3; i++) clear(target, first + i * step, lane, digit);
    target = slot;
  }
  return true;
}

/** Whether a miniline of the lane, three cells from `first` on, has a digit. */
function holds(first: i32, step: i32, lane: i32, digit: i32): bool {
  const cells =
    lane16(at(ACTIVE, first), lane) |
    lane16(at(ACTIVE, first + step), lane) |
    lane16(at(ACTIVE, first + 2 * step), lane);
  return (cells & digit) != 0;
}

/** The cell with the fewest candidates: its smallest digit, or not. */
function branchOnCell(lane: i32, slot: usize): bool {
  let best = -1;
  let fewest = 10;
  for (let cell = 0; cell < CELLS; cell++) {
    const n = popcnt(lane16(at(ACTIVE, cell), lane));
    if (n >= 2 && n < fewest) {
      fewest = n;
      best = cell;
    }
  }
  if (best < 0) return false;
  const mask = lane16(at(ACTIVE, best), lane);
  const digit = mask & -mask;
  clear(ACTIVE, best, lane, mask ^ digit);
  clear(slot, best, lane, digit);
  return true;
}

// @ts-expect-error: decorator
@inline
function lane16(vector: usize, lane: i32): i32 {
  return <i32>load<u16>(vector + ((<usize>lane) << 1));
}

// @ts-expect-error: decorator
@inline
function clear(block: usize, cell: i32, lane: i32, digits: i32): void {
  const address = at(block, cell) + ((<usize>lane) << 1);
  store<u16>(address, <u16>(<i32>load<u16>(address) & ~digits));
}
