import { COUNT } from './classic-tables.ts';

/**
 * Degree → the sets of this many numbers from 0 to 8, ascending as bit masks. So the pairs are
 * {0, 1}, {0, 2}, {1, 2}, {0, 3} and so on.
 */
export const ASCENDING_SETS: readonly Uint16Array[] = Array.from({ length: 10 }, (_, degree) =>
  Uint16Array.from(Array.from(COUNT, (_count, set) => set).filter((set) => COUNT[set] === degree)),
);

/**
 * Degree → the same sets as in `ASCENDING_SETS`, but in lexicographic order. So the pairs are {0,
 * 1}, {0, 2}, {0, 3} and so on.
 */
export const LEXICOGRAPHIC_SETS: readonly Uint16Array[] = ASCENDING_SETS.map((sets) =>
  Uint16Array.from(sets).sort((a, b) => mirrored(b) - mirrored(a)),
);

/** Set of numbers from 0 to 8 → some of its subsets. */
export type SetsWithin = (members: number) => Uint16Array;

/**
 * The returned function takes a set. It returns the subsets of this set that are in `sets`, in the
 * order of `sets`.
 */
export function setsWithin(sets: Uint16Array): SetsWithin {
  const known: (Uint16Array | undefined)[] = Array(512);
  return (members) => {
    known[members] ??= sets.filter((set) => (set & ~members) === 0);
    return known[members];
  };
}

/** Whether `degree` of the first `size` sets have at most `degree` members together. */
export function hasUnion(sets: Uint16Array, size: number, degree: number): boolean {
  return hasUnionWith(sets, size, degree, degree, 0, 0);
}

/**
 * Whether `left` sets can be chosen, from index `from` on, so that their union with `union` has at
 * most `most` members.
 */
function hasUnionWith(
  sets: Uint16Array,
  size: number,
  most: number,
  left: number,
  from: number,
  union: number,
): boolean {
  for (let i = from; i <= size - left; i++) {
    const more = union | sets[i];
    if (COUNT[more] > most) continue;
    if (left === 1 || hasUnionWith(sets, size, most, left - 1, i + 1, more)) return true;
  }
  return false;
}

/** Replaces each member i of a set by 8 − i. */
function mirrored(set: number): number {
  let mirror = 0;
  for (let i = 0; i < 9; i++) mirror |= ((set >> i) & 1) << (8 - i);
  return mirror;
}
