// Hot: compared with every possible step, so it allocates nothing.
import { NONE } from './assumption.ts';

/**
 * The ranks of the kinds of chains. If two steps have the same rating and the same complexity, the
 * lower rank comes first. (Cycles and single chains have 2 to 4.)
 */
export const SORT_KEY = { double: 1, cell: 5, region: 6, contradiction: 7 } as const;

export type SortKey = (typeof SORT_KEY)[keyof typeof SORT_KEY];

/** Larger than every complexity. */
export const NO_COMPLEXITY = 0xffff;

/**
 * The best step that a search has found: the one with the lowest complexity, then with the lowest
 * sort key, then the one that was offered first.
 */
export class BestChain {
  complexity: number = NO_COMPLEXITY;
  sortKey: SortKey = SORT_KEY.contradiction;
  /** The literal that is assumed in a contradiction, and the true one of a double chain. */
  source: number = NONE;
  /** The group of a cell or region chain. */
  group: number = NONE;
  /** The literal that follows in a double, cell or region chain. */
  target: number = NONE;

  clear(): void {
    this.complexity = NO_COMPLEXITY;
    this.sortKey = SORT_KEY.contradiction;
  }

  /** Whether a step of this complexity and kind would become the best one. */
  accepts(complexity: number, sortKey: SortKey): boolean {
    return (
      complexity < this.complexity || (complexity === this.complexity && sortKey < this.sortKey)
    );
  }

  set(complexity: number, sortKey: SortKey, source: number, group: number, target: number): void {
    this.complexity = complexity;
    this.sortKey = sortKey;
    this.source = source;
    this.group = group;
    this.target = target;
  }
}
