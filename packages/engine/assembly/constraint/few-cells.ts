import { keep } from './domains';
import { differ } from './peers';
import { cellsOf, countOf, domain, EXACT, FAILED, MET } from './rule';
import { isSingle, largest, mirrored } from './value-sets';

// A sum with weights 1 and −1 when at most three of its cells are open: removes all values that no way to
// reach the total has. The values of a cell with weight −1 are read from the largest down, so that all
// weights are 1.
//
// It needs: 1, or 0 if it is no such sum; the total of values read so; the largest value; and the number of
// cells with weight 1, which come first.

/** The number of bytes of that. */
export const NEEDS: usize = 16;
const MOST_OPEN: usize = 3;

/** Two open cells are free, hold different values, or have opposite signs and hold different values. */
const FREE: i32 = 0;
const DIFFERENT: i32 = 1;
const OPPOSITE: i32 = 2;

/** The open cells of the latest run, and whether they have weight −1, at 0, 4 and 8. */
const OPEN: usize = memory.data(12, 4);
const NEGATIVE: usize = memory.data(12, 4);
let most: i32 = 0;
/** The bit of value 0 in a reversed set. */
const ZERO: i32 = i32.MIN_VALUE;

/** Returns MET and does nothing if it is no such sum, or if more cells are open. */
export function runFewCells(rule: usize, needs: usize): i32 {
  if (load<i32>(needs) == 0) return MET;
  const cells = cellsOf(rule);
  const count = countOf(rule);
  const positives = load<i32>(needs, 12);
  let rest = load<i32>(needs, 4);
  let open: usize = 0;
  most = load<i32>(needs, 8);
  for (let i = 0; i < count; i++) {
    const at = cells + ((<usize>i) << 2);
    const values = domain(at);
    if (isSingle(values)) rest -= i < positives ? largest(values) : most - largest(values);
    else if (open == MOST_OPEN << 2) return MET;
    else {
      store<usize>(OPEN + open, load<usize>(at));
      store<i32>(NEGATIVE + open, i32(i >= positives));
      open += 4;
    }
  }
  if (open == 0) return rest == 0 ? EXACT : FAILED;
  if (rest < 0 || (open == 4 && rest > most)) return FAILED;
  if (open == 4) return keepOpen(0, 1 << rest) ? EXACT : FAILED;
  const first = openValues(0);
  const second = openValues(4);
  const between = relation(0, 4);
  if (open > 8) return three(first, second, between, rest);
  let kept = first & mirrored(second, rest);
  if (between == DIFFERENT && (rest & 1) == 0) kept &= ~(1 << (rest >> 1));
  else if (between == OPPOSITE && rest == most) kept = 0;
  return keepOpen(0, kept) && keepOpen(4, mirrored(kept, rest)) ? EXACT : FAILED;
}

/**
 * Takes each value of the third cell in turn. Sets of partners are shifted: value v of a reversed set is bit
 * 31 − v.
 */
function three(first: i32, second: i32, between: i32, rest: i32): i32 {
  const toFirst = relation(8, 0);
  const toSecond = relation(8, 4);
  const firstReversed = mirrored(first, 31);
  const secondReversed = mirrored(second, 31);
  let firsts = 0;
  let seconds = 0;
  let thirds = 0;
  for (let left = openValues(8); left != 0; left &= left - 1) {
    const value = ctz(left);
    const sum = rest - value;
    if (sum < 0 || sum > 2 * most || (between == OPPOSITE && sum == most)) continue;
    let one = first;
    let other = second;
    let oneReversed = firstReversed;
    let otherReversed = secondReversed;
    if (toFirst != FREE) {
      const taken = toFirst == DIFFERENT ? value : most - value;
      one &= ~(1 << taken);
      oneReversed &= ~(ZERO >>> taken);
    }
    if (toSecond != FREE) {
      const taken = toSecond == DIFFERENT ? value : most - value;
      other &= ~(1 << taken);
      otherReversed &= ~(ZERO >>> taken);
    }
    if (sum < 32) {
      one &= otherReversed >>> (31 - sum);
      other &= oneReversed >>> (31 - sum);
    } else {
      one &= otherReversed << (sum - 31);
      other &= oneReversed << (sum - 31);
    }
    if (between == DIFFERENT && (sum & 1) == 0) {
      one &= ~(1 << (sum >> 1));
      other &= ~(1 << (sum >> 1));
    }
    if (one == 0) continue;
    thirds |= left & -left;
    firsts |= one;
    seconds |= other;
  }
  return keepOpen(0, firsts) && keepOpen(4, seconds) && keepOpen(8, thirds) ? EXACT : FAILED;
}

function relation(one: usize, other: usize): i32 {
  if (!differ(load<usize>(OPEN + one), load<usize>(OPEN + other))) return FREE;
  return load<i32>(NEGATIVE + one) == load<i32>(NEGATIVE + other) ? DIFFERENT : OPPOSITE;
}

function openValues(open: usize): i32 {
  const values = domain(OPEN + open);
  return load<i32>(NEGATIVE + open) != 0 ? mirrored(values, most) : values;
}

function keepOpen(open: usize, values: i32): bool {
  const kept = load<i32>(NEGATIVE + open) != 0 ? mirrored(values, most) : values;
  return keep(load<usize>(OPEN + open), kept);
}
