import type { NestedChains } from '../../chain-graph.ts';
import type { Position } from '../../position.ts';
import type { NestedSearch } from './nested-deduction.ts';

/**
 * The maximum number of stored nodes. So many nodes take about 10 MB. Beyond this number, older
 * results are forgotten.
 */
const CAPACITY = 100_000;

/**
 * The nested chains that a kind of search has found in each position. Several searches of this kind
 * can share the results.
 */
export class NestedResults {
  private recent = new Map<string, readonly NestedChains[]>();
  private older: ReadonlyMap<string, readonly NestedChains[]> = new Map();
  /** The number of nodes of the stored results, plus one for each position. */
  private size = 0;

  get(key: string): readonly NestedChains[] | undefined {
    return this.recent.get(key) ?? this.older.get(key);
  }

  set(key: string, found: readonly NestedChains[]): void {
    if (this.recent.has(key)) return;
    this.recent.set(key, found);
    for (const { complexity } of found) this.size += complexity;
    if (++this.size * 2 <= CAPACITY) return;
    this.older = this.recent;
    this.recent = new Map();
    this.size = 0;
  }
}

/**
 * A search for nested chains that remembers its results. Different assumptions often lead to the
 * same position, also in the next step of the path and at the next level of nesting.
 */
export class NestedMemory implements NestedSearch {
  private readonly inner: NestedSearch;
  private readonly results: NestedResults;

  constructor(inner: NestedSearch, results: NestedResults) {
    this.inner = inner;
    this.results = results;
  }

  *search(position: Position): Generator<undefined, readonly NestedChains[]> {
    const key = String.fromCharCode(...position.candidates, ...position.values);
    const found = this.results.get(key) ?? (yield* this.inner.search(position));
    this.results.set(key, found);
    return found;
  }
}
