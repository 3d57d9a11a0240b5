import { set as setCell } from './domains';
import { integer, setInteger } from './memory';
import { takeFromPeers } from './peers';
import { cellsOf, countOf, domain, endOf, EXACT, FAILED } from './rule';
import { isSingle } from './value-sets';

// Up to five cells with different values that form one of the sets. For each set, a word says which of its
// subsets the first cells can have, and another which of them the other cells can complete. A value of a cell
// stays if it leads from one of the former to one of the latter. So it removes all values that no way to fill
// the cells has.
//
// It needs the number of the sets, and the sets. Those that are of use in a run come first in the next one.

/** Place j of a set → the subsets without it, where subset s is bit s. */
const WITHOUT: usize = memory.data<u32>([
  0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff,
]);
/** Cell → the values that stay, and the subsets that the cells before it can have. For one run. */
const KEPT: usize = memory.data(20, 4);
const BEFORE: usize = memory.data(20, 4);

export function runMatching(rule: usize): i32 {
  const cells = cellsOf(rule);
  const end = endOf(rule);
  let union = 0;
  let fixed = 0;
  let common = -1;
  for (let at = cells; at < end; at += 4) {
    const values = domain(at);
    union |= values;
    common &= values;
    if (isSingle(values)) fixed |= values;
  }
  memory.fill(KEPT, 0, 20);
  let useful = end + 4;
  let required = -1;
  const last = end + 4 + (load<usize>(end) << 2);
  for (let place = end + 4; place < last; place += 4) {
    const set = load<i32>(place);
    if (((set & ~union) | (fixed & ~set)) != 0) continue;
    if ((required & ~set) == 0 && !canAdd(cells, end, set)) continue;
    if ((set & ~common) == 0) {
      for (let at: usize = 0; at < end - cells; at += 4) {
        store<i32>(KEPT + at, load<i32>(KEPT + at) | set);
      }
    } else if (!matchSet(cells, countOf(rule), set)) continue;
    required &= set;
    if (required == 0 && keepsAll(cells, end)) return EXACT;
    store<i32>(place, load<i32>(useful));
    store<i32>(useful, set);
    useful += 4;
  }
  if (load<i32>(KEPT) == 0) return FAILED;
  for (let at = cells; at < end; at += 4) {
    const kept = load<i32>(KEPT + at - cells);
    if (kept != domain(at)) setCell(load<usize>(at), kept);
  }
  return takeFromPeers(cells, end, required & ~fixed) ? EXACT : FAILED;
}

/** Whether each cell has a value of the set, and a cell has one that is not kept yet. */
function canAdd(cells: usize, end: usize, set: i32): bool {
  let added = 0;
  for (let at = cells; at < end; at += 4) {
    const values = domain(at) & set;
    if (values == 0) return false;
    added |= values & ~load<i32>(KEPT + at - cells);
  }
  return added != 0;
}

/** Adds the values that a set allows to `KEPT`. Returns false if the cells cannot form the set. */
function matchSet(cells: usize, size: i32, set: i32): bool {
  let subsets = 1;
  for (let i = 0; i < size; i++) {
    const values = domain(cells + ((<usize>i) << 2));
    setInteger(BEFORE, i, subsets);
    let next = 0;
    for (let j = 0, rest = set; j < size; j++, rest &= rest - 1) {
      if ((values & rest & -rest) != 0) next |= (subsets & integer(WITHOUT, j)) << (1 << j);
    }
    if (next == 0) return false;
    subsets = next;
  }
  let completed = 1 << ((1 << size) - 1);
  for (let i = size - 1; i >= 0; i--) {
    const values = domain(cells + ((<usize>i) << 2));
    let kept = integer(KEPT, i);
    let previous = 0;
    for (let j = 0, rest = set; j < size; j++, rest &= rest - 1) {
      const bit = rest & -rest;
      if ((values & bit) == 0) continue;
      const from = (completed >>> (1 << j)) & integer(WITHOUT, j) & integer(BEFORE, i);
      if (from == 0) continue;
      kept |= bit;
      previous |= from;
    }
    setInteger(KEPT, i, kept);
    completed = previous;
  }
  return true;
}

function keepsAll(cells: usize, end: usize): bool {
  for (let at = cells; at < end; at += 4) {
    if (load<i32>(KEPT + at - cells) != domain(at)) return false;
  }
  return true;
}
