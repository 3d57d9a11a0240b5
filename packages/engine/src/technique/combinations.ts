import { COUNT } from './classic-tables.ts';

/**
 * Degree → the sets of this many numbers from 0 to 8, ascending as bit masks. So the pairs are
 * {0, 1}, {0, 2}, {1, 2}, {0, 3} and so on.
 */
export const ASCENDING_SETS: readonly Uint16Array[] = Array.from({ length: 10 }, (_, degree) =>
  Uint16Array.from(Array.from(COUNT, (_count, set) => set).filter((set) => COUNT[set] === degree)),
);

/** The numbers in a set, ascending. */
export function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    members.push(31 - Math.clz32(rest & -rest));
  }
  return members;
}
