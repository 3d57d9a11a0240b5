import type { Level } from '@nonet/engine/rating';
import { type CollectedPuzzle, knownDifficulty } from '../../../picture/collected.ts';
import { levels } from '../../../picture/making.ts';

/** Which puzzles to choose: how many, from which level to which. */
export interface Rise {
  readonly count: number;
  readonly from: Level;
  readonly to: Level;
}

/**
 * Chooses puzzles that rise steadily: as many of each level as of the others, and within a level from
 * its lowest score to its highest in even steps. Levels with too few puzzles leave their share to the
 * others. Returns positions in the collection, the easiest first.
 */
export function rising(
  puzzles: readonly CollectedPuzzle[],
  { count, from, to }: Rise,
): readonly number[] {
  const scoreOf = (at: number): number => knownDifficulty(puzzles[at])?.score ?? 0;
  const groups = levels
    .slice(levels.indexOf(from), levels.indexOf(to) + 1)
    .map((level) =>
      [...puzzles.keys()]
        .filter((at) => knownDifficulty(puzzles[at])?.level === level)
        .sort((a, b) => scoreOf(a) - scoreOf(b)),
    );
  const shares = sharesOf(
    groups.map((group) => group.length),
    count,
  );
  return groups.flatMap((group, i) => evenly(group, shares[i]));
}

/** Divides a number among groups as evenly as their sizes allow. */
function sharesOf(sizes: readonly number[], count: number): readonly number[] {
  const shares = sizes.map(() => 0);
  for (let left = count; left > 0; left--) {
    const open = [...sizes.keys()].filter((i) => shares[i] < sizes[i]);
    if (open.length === 0) break;
    // Of equal groups, the easier one is filled first.
    shares[open.reduce((best, i) => (shares[i] < shares[best] ? i : best))]++;
  }
  return shares;
}

/** Takes elements of a list in even steps, from the first to the last. */
function evenly<T>(all: readonly T[], count: number): T[] {
  if (count === 1) return [all[(all.length - 1) >> 1]];
  const step = (all.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => all[Math.round(i * step)]);
}
