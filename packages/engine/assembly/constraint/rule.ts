// A rule is a row of integers: how many there are, its kind, the number of its cells, the cells, and what its
// kind needs.

/** In the order of search/constraint/rule.ts. */
export const enum Kind { House, Leftovers, Sets, Sum, Matching, Automaton }

/** What a run of a rule returns. After the last, another run right after it would change nothing. */
export const FAILED: i32 = 0;
export const MET: i32 = 1;
export const EXACT: i32 = 2;

export function sizeOf(rule: usize): usize {
  return (<usize>load<i32>(rule)) << 2;
}

export function kindOf(rule: usize): i32 {
  return load<i32>(rule, 4);
}

export function countOf(rule: usize): i32 {
  return load<i32>(rule, 8);
}

/** The address of the first cell. */
export function cellsOf(rule: usize): usize {
  return rule + 12;
}

/** The address after the last cell, where begins what the kind needs. */
export function endOf(rule: usize): usize {
  return rule + 12 + ((<usize>countOf(rule)) << 2);
}

/** The domain of a cell of a rule. */
export function domain(at: usize): i32 {
  return load<i32>(load<usize>(at));
}
