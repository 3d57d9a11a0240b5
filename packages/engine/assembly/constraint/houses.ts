import { keep, set } from './domains';
import { cellsOf, domain, endOf, EXACT, FAILED, MET } from './rule';
import { isSingle } from './value-sets';

/** Each value stands in one cell of a house. A value with one place left goes there. Needs: all values. */
export function runHouse(rule: usize): i32 {
  const cells = cellsOf(rule);
  const end = endOf(rule);
  let once = 0;
  let twice = 0;
  let fixed = 0;
  for (let at = cells; at < end; at += 4) {
    const values = domain(at);
    twice |= once & values;
    once |= values;
    fixed |= select(values, 0, isSingle(values));
  }
  if (once != load<i32>(end)) return FAILED;
  let hidden = once & ~twice & ~fixed;
  for (let at = cells; hidden != 0 && at < end; at += 4) {
    const single = domain(at) & hidden;
    if (single == 0) continue;
    if (!isSingle(single)) return FAILED;
    set(load<usize>(at), single);
    hidden ^= single;
  }
  return MET;
}

/**
 * Two groups of cells that hold the same values: what is left of houses that cover the same cells but
 * for these. A value that one group cannot have goes from the other. Needs: the size of the first group.
 */
export function runLeftovers(rule: usize): i32 {
  const cells = cellsOf(rule);
  const end = endOf(rule);
  const half = cells + (load<usize>(end) << 2);
  let one = 0;
  let other = 0;
  for (let at = cells; at < half; at += 4) one |= domain(at);
  for (let at = half; at < end; at += 4) other |= domain(at);
  if (one == other) return EXACT;
  for (let at = cells; at < end; at += 4) {
    if (!keep(load<usize>(at), one & other)) return FAILED;
  }
  return EXACT;
}
