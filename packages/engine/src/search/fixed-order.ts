// Hot: runs once an event. Plain loops, integers, preallocated arrays.
import { PathSearch } from './path-search.ts';
import type { Limits, SearchStatus } from './strategy.ts';

/** What holds back the strategies that are programs of the articles. */
export const ARTICLE_LIMITS: Limits = {
  largestSize: 9,
  sizeReason: 'in a fixed order larger grids take too long',
  pencilmarks: false,
  pencilmarksReason: 'it is the program of the article, which knows givens only',
};

/**
 * Backtracking in a fixed order: the blanks row by row, in each the digits from 1 up. It meets
 * solutions in lexicographic order, because an earlier cell changes only after all later ones have
 * run through their digits.
 *
 * Being a loop and not a recursion it can stop after any event: `tried` remembers for every blank
 * on the path which digit it had reached.
 */
export abstract class FixedOrderSearch extends PathSearch {
  /** Index on the path → the last digit tested there, 0 when none has been. */
  protected readonly tried: Uint8Array = new Uint8Array(this.path.length + 1);

  opensNode(): boolean {
    return true;
  }

  /** Begins a search. True when that is all: the grid was full, and is its own solution. */
  protected begins(): boolean {
    const { counters } = this;
    if (counters.nodes !== 0) return false;
    counters.nodes = 1;
    if (this.path.length === 0) counters.solutions = 1;
    return this.path.length === 0;
  }

  /** Books an advance that ends at `depth` with these counts. */
  protected settle(
    status: SearchStatus,
    depth: number,
    placements: number,
    backs: number,
    tries: number,
  ): SearchStatus {
    const { counters } = this;
    this.depth = depth;
    counters.placements += placements;
    counters.nodes += placements;
    counters.backs += backs;
    counters.tries += tries;
    if (status === 'solution') counters.solutions++;
    // No more is tested at the first blank: an exhausted search that is asked again stays so.
    if (status === 'exhausted') this.tried[0] = this.geometry.size;
    return status;
  }

  /** The last digit tested at every blank on the path, and at the one after it. */
  protected saveState(): Int32Array {
    return Int32Array.from(this.tried.subarray(0, this.depth + 1));
  }

  protected loadState(state: Int32Array): void {
    this.tried.fill(0);
    this.tried.set(state);
    for (let i = 0; i < state.length - 1; i++) this.push(state[i]);
  }
}

/** The loop of the articles, for the strategies that differ only in how they test a digit. */
export abstract class TestingSearch extends FixedOrderSearch {
  /** Whether no cell that the given one sees holds the digit. */
  protected abstract fits(cell: number, digit: number): boolean;

  advance(events: number): SearchStatus {
    if (this.begins()) return 'solution';
    const { path, tried } = this;
    const { size } = this.geometry;
    let placements = 0;
    let backs = 0;
    let tries = 0;
    let status: SearchStatus = 'paused';

    while (status === 'paused' && placements + backs < events) {
      const { depth } = this;
      let digit = size + 1;
      if (depth < path.length) {
        const cell = path[depth];
        digit = tried[depth] + 1;
        while (digit <= size && !this.fits(cell, digit)) digit++;
        tries += Math.min(digit, size) - tried[depth];
      }
      if (digit <= size) {
        tried[depth] = digit;
        tried[depth + 1] = 0;
        this.push(digit);
        this.note('placement', path[depth], digit);
        placements++;
        if (this.depth === path.length) status = 'solution';
      } else if (depth > 0) {
        this.pop();
        this.note('back', path[depth - 1], tried[depth - 1]);
        backs++;
      } else {
        status = 'exhausted';
      }
    }
    return this.settle(status, this.depth, placements, backs, tries);
  }
}
