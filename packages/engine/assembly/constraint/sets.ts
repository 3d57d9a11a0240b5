import { keep } from './domains';
import { NEEDS as FEW, runFewCells } from './few-cells';
import { takeFromPeers } from './peers';
import { cellsOf, domain, endOf, FAILED, MET } from './rule';
import { isSingle } from './value-sets';

/** The sets of the open cells of the latest run. */
const OPEN: usize = memory.data(32 * 4, 4);

/**
 * Cells with different values that form one of the sets: a cage, or more cells than a matching takes. A
 * set is possible if each cell has one of its values, and each of its values has a cell. What all possible
 * sets have goes from the cells that see its places.
 *
 * Needs: what few cells need, if the sets are those with a sum; the number of the sets, and the sets.
 */
export function runSets(rule: usize): i32 {
  const end = endOf(rule);
  const few = runFewCells(rule, end);
  if (few != MET) return few;
  const cells = cellsOf(rule);
  let once = 0;
  let twice = 0;
  let fixed = 0;
  let lastOpen = OPEN;
  for (let at = cells; at < end; at += 4) {
    const values = domain(at);
    twice |= once & values;
    once |= values;
    if (isSingle(values)) fixed |= values;
    else {
      store<i32>(lastOpen, values);
      lastOpen += 4;
    }
  }
  let possible = 0;
  let required = -1;
  const sets = end + FEW + 4;
  const lastSet = sets + (load<usize>(end, FEW) << 2);
  for (let at = sets; at < lastSet; at += 4) {
    const set = load<i32>(at);
    if (((set & ~once) | (fixed & ~set)) != 0) continue;
    let open = OPEN;
    while (open < lastOpen && (load<i32>(open) & set) != 0) open += 4;
    if (open < lastOpen) continue;
    possible |= set;
    required &= set;
  }
  if (possible == 0) return FAILED;
  const hidden = required & ~twice;
  for (let at = cells; at < end; at += 4) {
    const single = domain(at) & hidden;
    if (!isSingle(single)) return FAILED;
    if (!keep(load<usize>(at), single != 0 ? single : possible)) return FAILED;
  }
  return takeFromPeers(cells, end, required & ~fixed) ? MET : FAILED;
}
