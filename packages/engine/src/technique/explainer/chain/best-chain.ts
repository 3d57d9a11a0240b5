// Hot code: plain loops, integers and preallocated arrays only.
import { NONE } from './assumption.ts';
import { FIRST_HOUSE_GROUP } from './groups.ts';

/**
 * The ranks of the kinds of chains. If two steps have the same rating and the same complexity, the
 * lower rank comes first. (The ranks of cycles and linear chains are 2 to 4.)
 */
export const SORT_KEY = { double: 1, cell: 5, region: 6, contradiction: 7 } as const;

export type SortKey = (typeof SORT_KEY)[keyof typeof SORT_KEY];

/** The sort key of chains from all members of a group. */
export function sortKeyOf(group: number): SortKey {
  return group < FIRST_HOUSE_GROUP ? SORT_KEY.cell : SORT_KEY.region;
}

/** Larger than every complexity. */
export const NO_COMPLEXITY = 0xffff;

/** A choice of chains: their assumptions and their conclusion. */
export interface ChainChoice {
  readonly complexity: number;
  readonly sortKey: SortKey;
  /**
   * The assumed literal that leads to a contradiction. For a double chain, the assumption that is
   * on.
   */
  readonly source: number;
  /** The group of a cell or region chain, or NONE. */
  readonly group: number;
  /** The conclusion of a double, cell or region chain. */
  readonly target: number;
}

/**
 * The best choice of chains that a search has found so far. The lowest complexity is best, then the
 * lowest sort key. If both are equal, the choice that was found first is best.
 */
export class BestChain implements ChainChoice {
  complexity: number = NO_COMPLEXITY;
  sortKey: SortKey = SORT_KEY.contradiction;
  source: number = NONE;
  group: number = NONE;
  target: number = NONE;

  clear(): void {
    this.complexity = NO_COMPLEXITY;
    this.sortKey = SORT_KEY.contradiction;
  }

  get exists(): boolean {
    return this.complexity !== NO_COMPLEXITY;
  }

  /** Whether chains of this complexity and kind would become the best ones. */
  accepts(complexity: number, sortKey: SortKey): boolean {
    return (
      complexity < this.complexity || (complexity === this.complexity && sortKey < this.sortKey)
    );
  }

  setContradiction(complexity: number, source: number): void {
    this.set(complexity, SORT_KEY.contradiction, source, NONE, NONE);
  }

  setDouble(complexity: number, source: number, target: number): void {
    this.set(complexity, SORT_KEY.double, source, NONE, target);
  }

  setReduction(complexity: number, group: number, target: number): void {
    this.set(complexity, sortKeyOf(group), NONE, group, target);
  }

  private set(
    complexity: number,
    sortKey: SortKey,
    source: number,
    group: number,
    target: number,
  ): void {
    this.complexity = complexity;
    this.sortKey = sortKey;
    this.source = source;
    this.group = group;
    this.target = target;
  }
}
