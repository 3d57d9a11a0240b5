import { ACTIVE, ALL, at, CHUTE_PLACES, PLACES, PROGRESS, VECTOR } from './layout';

// One pass over the active block: three row bands, then three column stacks, in place.
//
// A chute (band or stack) has three lines and three boxes, hence nine minilines of three cells;
// (r, b) is the miniline of line r in box b, number 3r + b. In a chute a digit takes one miniline
// of each line, each in another box: one of six configurations, the permutations of the boxes.

/** Scratch of a chute: per miniline the digits in two or more of its cells, and T, see below. */
const TWICE: usize = memory.data(9 * 16, 16);
const ONCE_OR_MORE: usize = memory.data(9 * 16, 16);
const SINGLES: usize = memory.data(9 * 16, 16);
const ELSEWHERE: usize = memory.data(9 * 16, 16);

/** What a pass tells of the lanes, a bit a lane. */
export let deadLanes: i32 = 0;
export let fullLanes: i32 = 0;
export let stalledLanes: i32 = 0;

/** Tallies of a pass: digits without a place, and of the cells their sum, least, and singles. */
const LOST: usize = memory.data(16, 16);
const SUM: usize = memory.data(16, 16);
const LEAST: usize = memory.data(16, 16);
const SETTLED: usize = memory.data(16, 16);

export function pass(): void {
  v128.store(LOST, i16x8.splat(0));
  band(0);
  band(1);
  band(2);
  v128.store(SUM, i16x8.splat(0));
  v128.store(LEAST, i16x8.splat(ALL));
  v128.store(SETTLED, i16x8.splat(0));
  stack(0);
  stack(1);
  stack(2);
  const empty = i16x8.eq(v128.load(LEAST), i16x8.splat(0));
  const dead = v128.or(i16x8.ne(v128.load(LOST), i16x8.splat(0)), empty);
  deadLanes = i16x8.bitmask(dead);
  fullLanes = i16x8.bitmask(i16x8.eq(v128.load(SUM), i16x8.splat(9 * ALL))) & ~deadLanes;
  const settled = v128.load(SETTLED);
  const before = v128.load(ACTIVE, PROGRESS);
  stalledLanes = i16x8.bitmask(i16x8.eq(settled, before)) & ~deadLanes & ~fullLanes;
  v128.store(ACTIVE, settled, PROGRESS);
}

function band(i: usize): void {
  chute(ACTIVE + i * 27 * VECTOR, 9 * VECTOR, 3 * VECTOR, VECTOR, PLACES + i * CHUTE_PLACES, false);
}

function stack(i: usize): void {
  chute(ACTIVE + i * 3 * VECTOR, VECTOR, 27 * VECTOR, 9 * VECTOR, PLACES + (i + 3) * CHUTE_PLACES, true);
}

// @ts-expect-error: decorator
@inline
export function single(cell: v128): v128 {
  const rest = v128.and(cell, i16x8.sub(cell, i16x8.splat(1)));
  return v128.and(cell, i16x8.eq(rest, i16x8.splat(0)));
}

/**
 * One chute: its minilines lie `line` and `box` bytes apart, the cells of one `cell`. V8 spills
 * nearly everything of one long straight body, so the steps that touch cells are loops over the
 * nine minilines, and only the configurations are written out.
 */
// @ts-expect-error: decorator
@inline
function chute(base: usize, line: usize, box: usize, cell: usize, places: usize, last: bool): void {
  // What each miniline holds: all its digits, those in two cells or more, those alone in a cell.
  let settled = i16x8.splat(0);
  let sum = i16x8.splat(0);
  let least = i16x8.splat(ALL);
  let m: usize = 0;
  for (let r: usize = 0; r < 3; r++) {
    for (let b: usize = 0; b < 3; b++) {
      const from = base + r * line + b * box;
      const c0 = v128.load(from);
      const c1 = v128.load(from + cell);
      const c2 = v128.load(from + 2 * cell);
      const both = v128.and(c0, c1);
      const either = v128.or(c0, c1);
      v128.store(ONCE_OR_MORE + m, v128.or(either, c2));
      v128.store(TWICE + m, v128.or(both, v128.and(either, c2)));
      const singles = v128.or(v128.or(single(c0), single(c1)), single(c2));
      v128.store(SINGLES + m, singles);
      if (last) settled = i16x8.add(settled, singles);
      m += VECTOR;
    }
  }

  // T: where a digit can still go, given the naked singles of the rest of its line.
  const t00 = reduced(0, 1, 2);
  const t01 = reduced(1, 0, 2);
  const t02 = reduced(2, 0, 1);
  const t10 = reduced(3, 4, 5);
  const t11 = reduced(4, 3, 5);
  const t12 = reduced(5, 3, 4);
  const t20 = reduced(6, 7, 8);
  const t21 = reduced(7, 6, 8);
  const t22 = reduced(8, 6, 7);
  const k0 = v128.and(t00, v128.and(t11, t22));
  const k1 = v128.and(t00, v128.and(t12, t21));
  const k2 = v128.and(t01, v128.and(t10, t22));
  const k3 = v128.and(t01, v128.and(t12, t20));
  const k4 = v128.and(t02, v128.and(t10, t21));
  const k5 = v128.and(t02, v128.and(t11, t20));
  const any = v128.or(v128.or(v128.or(k0, k1), v128.or(k2, k3)), v128.or(k4, k5));
  v128.store(LOST, v128.or(v128.load(LOST), v128.xor(any, i16x8.splat(ALL))));
  // U: a miniline keeps a digit when one of the two configurations through it is left.
  keep(places, 0, v128.or(k0, k1), v128.or(k2, k3), v128.or(k4, k5));
  keep(places, 3, v128.or(k2, k4), v128.or(k0, k5), v128.or(k1, k3));
  keep(places, 6, v128.or(k3, k5), v128.or(k1, k4), v128.or(k0, k2));

  m = 0;
  for (let r: usize = 0; r < 3; r++) {
    for (let b: usize = 0; b < 3; b++) {
      const from = base + r * line + b * box;
      const own = v128.load(places + m);
      const elsewhere = v128.load(ELSEWHERE + m);
      const c0 = hidden(v128.and(v128.load(from), own), elsewhere);
      const c1 = hidden(v128.and(v128.load(from + cell), own), elsewhere);
      const c2 = hidden(v128.and(v128.load(from + 2 * cell), own), elsewhere);
      v128.store(from, c0);
      v128.store(from + cell, c1);
      v128.store(from + 2 * cell, c2);
      if (last) {
        sum = i16x8.add(sum, i16x8.add(c0, i16x8.add(c1, c2)));
        least = i16x8.min_u(least, i16x8.min_u(c0, i16x8.min_u(c1, c2)));
      }
      m += VECTOR;
    }
  }
  if (last) {
    v128.store(SETTLED, i16x8.add(v128.load(SETTLED), settled));
    v128.store(SUM, i16x8.add(v128.load(SUM), sum));
    v128.store(LEAST, i16x8.min_u(v128.load(LEAST), least));
  }
}

// @ts-expect-error: decorator
@inline
function reduced(m: i32, other1: i32, other2: i32): v128 {
  return v128.andnot(
    v128.load(at(ONCE_OR_MORE, m)),
    v128.or(v128.load(at(SINGLES, other1)), v128.load(at(SINGLES, other2))),
  );
}

/** Stores U of a line, and for each miniline the digits that are no hidden single in it. */
// @ts-expect-error: decorator
@inline
function keep(places: usize, m: i32, u0: v128, u1: v128, u2: v128): void {
  v128.store(at(places, m), u0);
  v128.store(at(places, m + 1), u1);
  v128.store(at(places, m + 2), u2);
  v128.store(at(ELSEWHERE, m), v128.or(v128.load(at(TWICE, m)), v128.or(u1, u2)));
  v128.store(at(ELSEWHERE, m + 1), v128.or(v128.load(at(TWICE, m + 1)), v128.or(u0, u2)));
  v128.store(at(ELSEWHERE, m + 2), v128.or(v128.load(at(TWICE, m + 2)), v128.or(u0, u1)));
}

/** The cell without the candidates that a hidden single in it rules out. */
// @ts-expect-error: decorator
@inline
function hidden(cell: v128, elsewhere: v128): v128 {
  const singles = v128.andnot(cell, elsewhere);
  return v128.bitselect(cell, singles, i16x8.eq(singles, i16x8.splat(0)));
}
