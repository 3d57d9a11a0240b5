/** The largest number of cells: the subsets of five values are the 32 bits of a word. */
export const LARGEST_MATCHING = 5;

/** The sets that cages may form. */
export interface MatchingTable {
  readonly sets: Int32Array;
  /** Set × size + place → a value of the set. */
  readonly bits: Int32Array;
}

/** Lists of sets are made once, so cages and puzzles share their tables. */
const known = new WeakMap<Int32Array, MatchingTable>();

export function matchingTable(sets: Int32Array, size: number): MatchingTable {
  const table = known.get(sets);
  if (table) return table;
  const bits = new Int32Array(sets.length * size);
  for (let i = 0, at = 0; i < sets.length; i++) {
    for (let rest = sets[i]; rest !== 0; rest &= rest - 1) bits[at++] = rest & -rest;
  }
  const made = { sets, bits };
  known.set(sets, made);
  return made;
}
