import { set } from './domains';
import { NEEDS as FEW, runFewCells } from './few-cells';
import { cellsOf, domain, endOf, FAILED, MET } from './rule';
import { isSingle, largest } from './value-sets';

// The weighted sum of the cells is the total. The cells come in cliques, with one weight and different values:
// the smallest sum of a clique is that of different values. A value that is taken moves up to the next one
// which is free, and it does not matter who comes first.
//
// A sum needs what few cells need, its largest weight without the sign, the total, and the number of cliques.
// Each clique has five integers.

const HEAVIEST: usize = FEW;
const TOTAL: usize = FEW + 4;
const CLIQUES: usize = FEW + 8;
const FIRST: usize = FEW + 12;

/** The number of cells up to its end, and its weight. */
const END: usize = 0;
const WEIGHT: usize = 4;
/** The values that its cells take if all are as small or as large as they can be, and all values of them. */
const LOWEST: usize = 8;
const HIGHEST: usize = 12;
const UNION: usize = 16;
const CLIQUE: usize = 20;

export function runSum(rule: usize): i32 {
  const needs = endOf(rule);
  const few = runFewCells(rule, needs);
  if (few != MET) return few;
  const cells = cellsOf(rule);
  const last = needs + FIRST + CLIQUE * <usize>load<i32>(needs, CLIQUES);
  let least = 0;
  let most = 0;
  let widest = 0;
  let at = cells;
  for (let clique = needs + FIRST; clique < last; clique += CLIQUE) {
    const end = cells + (load<usize>(clique, END) << 2);
    let lowSum = 0;
    let highSum = 0;
    if (end == at + 4) {
      const values = domain(at);
      lowSum = ctz(values);
      highSum = largest(values);
      widest = max(widest, highSum - lowSum);
      at = end;
    } else {
      let union = 0;
      for (let i = at; i < end; i += 4) union |= domain(i);
      let low = 0;
      let high = 0;
      for (; at < end; at += 4) {
        const values = domain(at);
        const zeros = clz(values);
        widest = max(widest, 31 - zeros - ctz(values));
        const up = union & ~low & -(values & -values);
        const down = union & ~high & (-1 >>> zeros);
        if (up == 0 || down == 0) return FAILED;
        low |= up & -up;
        lowSum += ctz(up);
        high |= 1 << largest(down);
        highSum += largest(down);
      }
      store<i32>(clique, low, LOWEST);
      store<i32>(clique, high, HIGHEST);
      store<i32>(clique, union, UNION);
    }
    const weight = load<i32>(clique, WEIGHT);
    least += weight * (weight > 0 ? lowSum : highSum);
    most += weight * (weight > 0 ? highSum : lowSum);
  }
  const total = load<i32>(needs, TOTAL);
  const above = total - least;
  const below = most - total;
  if (above < 0 || below < 0) return FAILED;
  if (widest * load<i32>(needs, HEAVIEST) <= min(above, below)) return MET;
  return bound(cells, needs + FIRST, last, above, below) ? MET : FAILED;
}

/** Lets the sum rise from its least by no more than `above`, and fall from its most by `below`. */
function bound(cells: usize, first: usize, last: usize, above: i32, below: i32): bool {
  let at = cells;
  for (let clique = first; clique < last; clique += CLIQUE) {
    const end = cells + (load<usize>(clique, END) << 2);
    const weight = load<i32>(clique, WEIGHT);
    let up = weight > 0 ? above : below;
    let down = weight > 0 ? below : above;
    if (weight != 1 && weight != -1) {
      up /= abs(weight);
      down /= abs(weight);
    }
    const isAlone = end == at + 4;
    for (; at < end; at += 4) {
      const values = domain(at);
      if (isSingle(values)) continue;
      const greatest = largest(values);
      let top = ctz(values);
      let bottom = greatest;
      if (!isAlone) {
        top = topOfRun(load<i32>(clique, LOWEST), load<i32>(clique, UNION), values & -values);
        bottom = bottomOfRun(load<i32>(clique, HIGHEST), load<i32>(clique, UNION), greatest);
      }
      top += up;
      bottom -= down;
      let kept = values;
      if (top < greatest) kept &= (2 << top) - 1;
      if (bottom > 0) kept &= -1 << bottom;
      if (kept == values) continue;
      if (kept == 0) return false;
      set(load<usize>(at), kept);
    }
  }
  return true;
}

/** The largest value of `taken` with no free value of `union` between it and the value of this bit. */
function topOfRun(taken: i32, union: i32, bit: i32): i32 {
  const free = union & ~taken & -bit;
  return largest(free == 0 ? taken : taken & ((free & -free) - 1));
}

/** The smallest value of `taken` with no free value of `union` between it and this value. */
function bottomOfRun(taken: i32, union: i32, value: i32): i32 {
  const free = union & ~taken & ((1 << value) - 1);
  return ctz(free == 0 ? taken : taken & (-2 << largest(free)));
}
