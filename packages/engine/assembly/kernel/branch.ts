import { ACTIVE, at, CELLS, CHUTE_PLACES, lane16, PLACES, VECTOR } from './layout';

// Chooses a branch for all eight lanes at once, from the sets U (layout.ts) that the pass has
// computed.
//
// A branch takes a digit that has two or three minilines in a line of a chute. One child node
// removes the digit from the first of these minilines. The other child removes it from the rest.
// The next pass propagates the change.

/** Lane → the digit to branch on, as one bit, or 0 if every digit is solved. */
const DIGIT: usize = memory.data(16, 16);
/**
 * Lane → the smallest key of its chutes (see `choose`). The low three bits of a key are the number
 * of the chute.
 */
const KEY: usize = memory.data(16, 16);
/**
 * This number is subtracted from every key, so that the key of a chute without unsolved digits is
 * negative. Read as an unsigned number, a negative key is larger than all other keys.
 */
const BELOW: i16 = 16;

/**
 * Chooses the digit to branch on in each lane. Takes the chute with the fewest unsolved digits. In
 * this chute, takes a digit with two configurations, or else any unsolved digit. If the kernel
 * branched on the cell with the fewest candidates, it would take a tenth fewer passes on nearly
 * empty grids, but a third more passes on the hardest puzzles.
 */
export function choose(): void {
  const zero = i16x8.splat(0);
  let least = i16x8.splat(-1);
  let digits = zero;
  let chute = i16x8.splat(-BELOW);
  for (let u = PLACES; u < PLACES + 6 * CHUTE_PLACES; u += CHUTE_PLACES) {
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
    // Counts the configurations of each digit. `ones`, `two` and `four` are the bits of the count.
    const half1 = v128.xor(k0, k1);
    const half2 = v128.xor(k3, k4);
    const sum1 = v128.xor(half1, k2);
    const sum2 = v128.xor(half2, k5);
    const carry1 = v128.or(v128.and(k0, k1), v128.and(half1, k2));
    const carry2 = v128.or(v128.and(k3, k4), v128.and(half2, k5));
    const ones = v128.xor(sum1, sum2);
    const carry3 = v128.and(sum1, sum2);
    const half3 = v128.xor(carry1, carry2);
    const two = v128.xor(half3, carry3);
    const four = v128.or(v128.and(carry1, carry2), v128.and(half3, carry3));
    const more = v128.or(two, four);
    const exactlyTwo = v128.andnot(two, v128.or(ones, four));
    const noTwo = i16x8.eq(exactlyTwo, zero);
    const best = v128.or(exactlyTwo, v128.and(noTwo, more));
    // The upper bits of the key: twice the number of unsolved digits in the chute, plus one if none
    // of them has exactly two configurations.
    const unsolved = i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(more));
    const open = i16x8.sub(i16x8.add(unsolved, unsolved), noTwo);
    const key = i16x8.add(i16x8.shl(open, 3), chute);
    least = i16x8.min_u(least, key);
    digits = v128.bitselect(best, digits, i16x8.eq(least, key));
    chute = i16x8.add(chute, i16x8.splat(1));
  }
  v128.store(DIGIT, v128.and(digits, i16x8.neg(digits)));
  v128.store(KEY, least);
}

/**
 * Places of a digit in a chute, one bit per miniline → the line to branch on. An entry has the
 * first, the middle and the last place of the digit in this line, four bits each. If there are only
 * two places, the middle place is the same as the last.
 */
const SPLITS: usize = memory.data(512 * 2, 16);
/** The entry of SPLITS if no line has two or more places. */
const NO_SPLIT: i32 = 0xffff;
/** Chute and miniline → the offset of its first cell in a block. */
const FIRST_CELLS: usize = memory.data(54 * 2, 16);

for (let places = 0; places < 512; places++) store<u16>(SPLITS + (<usize>places << 1), <u16>split(places));
for (let m = 0; m < 27; m++) {
  const line = m / 3;
  const box = m % 3;
  store<u16>(FIRST_CELLS + (<usize>m << 1), <u16>((9 * line + 3 * box) * 16));
  store<u16>(FIRST_CELLS + (<usize>(27 + m) << 1), <u16>((line + 27 * box) * 16));
}

/**
 * Returns the entry of SPLITS for these places. Prefers a line with two places to a line with
 * three.
 */
function split(places: i32): i32 {
  let found = NO_SPLIT;
  for (let line = 2; line >= 0; line--) {
    const boxes = (places >> (3 * line)) & 7;
    const n = popcnt(boxes);
    if (n < 2 || (n == 3 && found != NO_SPLIT)) continue;
    const first = 3 * line + ctz(boxes);
    const last = 3 * line + (31 - clz(boxes));
    const middle = n == 3 ? first + 1 : last;
    found = first | (middle << 4) | (last << 8);
  }
  return found;
}

/**
 * Branches a lane. One child stays in the active block. The other child is in `slot`, a copy of the
 * block. Returns false and changes nothing if every digit is solved, or if one child would lose no
 * candidate. The second case is possible because the column half of a pass may remove candidates
 * that are still in U.
 */
export function branch(lane: i32, slot: usize): bool {
  const digit = lane16(DIGIT, lane);
  if (digit == 0) return false;
  const chute = lane16(KEY, lane) & 7;
  const own = (<usize>lane) << 1;
  const places = placesOf(digit, PLACES + <usize>chute * CHUTE_PLACES + own);
  const minilines = <usize>load<u16>(SPLITS + (<usize>places << 1));
  const cells = FIRST_CELLS + (<usize>(9 * chute) << 1);
  const step: usize = chute < 3 ? VECTOR : 9 * VECTOR;
  const first = own + load<u16>(cells + ((minilines & 15) << 1));
  const middle = own + load<u16>(cells + (((minilines >> 4) & 15) << 1));
  const last = own + load<u16>(cells + ((minilines >> 8) << 1));
  if ((held(first, step) & (held(middle, step) | held(last, step)) & digit) == 0) return false;
  clear(ACTIVE, first, step, digit);
  clear(slot, middle, step, digit);
  clear(slot, last, step, digit);
  return true;
}

/**
 * Returns the places of the digit in a chute, one bit per miniline. `u` is the address of the
 * chute's first set U, in one lane.
 */
// @ts-expect-error: decorator
@inline
function placesOf(digit: i32, u: usize): i32 {
  let places = <i32>load<u16>(u) & digit;
  places |= (<i32>load<u16>(u, VECTOR) & digit) << 1;
  places |= (<i32>load<u16>(u, 2 * VECTOR) & digit) << 2;
  places |= (<i32>load<u16>(u, 3 * VECTOR) & digit) << 3;
  places |= (<i32>load<u16>(u, 4 * VECTOR) & digit) << 4;
  places |= (<i32>load<u16>(u, 5 * VECTOR) & digit) << 5;
  places |= (<i32>load<u16>(u, 6 * VECTOR) & digit) << 6;
  places |= (<i32>load<u16>(u, 7 * VECTOR) & digit) << 7;
  places |= (<i32>load<u16>(u, 8 * VECTOR) & digit) << 8;
  return places >> ctz(digit);
}

/** Returns the union of the candidates of a miniline's three cells. */
// @ts-expect-error: decorator
@inline
function held(cell: usize, step: usize): i32 {
  const from = ACTIVE + cell;
  return <i32>(load<u16>(from) | load<u16>(from + step) | load<u16>(from + 2 * step));
}

/**
 * Removes a digit from the three cells of a miniline, in the active block or in the copy of the
 * block.
 */
// @ts-expect-error: decorator
@inline
function clear(block: usize, cell: usize, step: usize, digit: i32): void {
  clearOne(block, cell, digit);
  clearOne(block, cell + step, digit);
  clearOne(block, cell + 2 * step, digit);
}

/** Copies a cell from the active block to `block`, without the digit. */
// @ts-expect-error: decorator
@inline
function clearOne(block: usize, cell: usize, digit: i32): void {
  store<u16>(block + cell, <u16>(<i32>load<u16>(ACTIVE + cell) & ~digit));
}

// @ts-expect-error: decorator
@inline
function take(cell: usize, digits: i32): void {
  store<u16>(cell, <u16>(<i32>load<u16>(cell) & ~digits));
}

/**
 * Branches on the first open cell, smallest digit first. So a lane finds the solutions of its node
 * in lexicographic order.
 */
export function branchInOrder(lane: i32, slot: usize): bool {
  const own = (<usize>lane) << 1;
  for (let cell = 0; cell < CELLS; cell++) {
    const mask = lane16(at(ACTIVE, cell), lane);
    if ((mask & (mask - 1)) == 0) continue;
    const digit = mask & -mask;
    take(at(ACTIVE, cell) + own, mask ^ digit);
    take(at(slot, cell) + own, digit);
    return true;
  }
  return false;
}
