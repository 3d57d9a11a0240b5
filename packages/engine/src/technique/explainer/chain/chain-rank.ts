import { type ChainKind, chainRating, cycleRating, SORT_KEY } from './chain.ts';

/** The numbers by which steps are sorted, in this order. Smaller numbers come first. */
export interface Rank {
  readonly rating: number;
  readonly complexity: number;
  readonly sortKey: number;
}

export function chainRank(kind: ChainKind, complexity: number): Rank {
  return { rating: chainRating(kind, complexity), complexity, sortKey: SORT_KEY[kind] };
}

export function cycleRank(kind: ChainKind, complexity: number): Rank {
  return { rating: cycleRating(kind, complexity), complexity, sortKey: SORT_KEY[kind] };
}

/** Negative if `a` comes first, 0 if neither does. */
export function compareRanks(a: Rank, b: Rank): number {
  return a.rating - b.rating || a.complexity - b.complexity || a.sortKey - b.sortKey;
}
