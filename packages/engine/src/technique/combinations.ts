import { COUNT } from './classic-tables.ts';

/**
 * Degree → the sets of this many numbers from 0 to 8, ascending as bit masks. So the pairs are
 * {0, 1}, {0, 2}, {1, 2}, {0, 3} and so on.
 */
export const ASCENDING_SETS: readonly Uint16Array[] = Array.from({ length: 10 }, (_, degree) =>
  Uint16Array.from(Array.from(COUNT, (_count, set) => set).filter((set) => COUNT[set] === degree)),
);
