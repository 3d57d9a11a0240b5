// Hot code: it runs once per event.
import { PathSearch } from './path-search.ts';
import type { Limits, SearchStatus } from './strategy.ts';

/** The limits of the strategies that copy published programs. */
export const ARTICLE_LIMITS: Limits = {
  largestSize: 9,
  sizeReason: 'larger grids take too long in a fixed order',
  pencilmarks: false,
  beside: 'nothing',
  pencilmarksReason: 'it copies a published program that supports only givens',
};

/**
 * Backtracking in a fixed order. The search fills the blanks row by row, and tries the digits in
 * each blank from 1 up. Therefore it finds solutions in lexicographic order.
 *
 * The search is a loop, not a recursion, so that it can stop after any event.
 */
export abstract class FixedOrderSearch extends PathSearch {
  /**
   * Index in the path → the last digit tested in the blank at this index, or 0 before the first
   * test.
   */
  protected readonly tried: Uint8Array = new Uint8Array(this.path.length + 1);

  /** Ends a call of `advance`: stores the depth and adds the counts of this call. */
  protected finishAdvance(
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
    // With all digits of the first blank marked as tested, the next call also returns 'exhausted'.
    if (status === 'exhausted') this.tried[0] = this.geometry.size;
    return status;
  }

  /** Returns the digits of the path, and then the digit that was tested last in the next blank. */
  protected saveState(): Int32Array {
    return Int32Array.from(this.tried.subarray(0, this.depth + 1));
  }

  protected loadState(state: Int32Array): void {
    this.tried.fill(0);
    this.tried.set(state);
    for (let i = 0; i < state.length - 1; i++) this.push(state[i]);
  }
}

/** The search loop of the published programs. A subclass defines how to test a digit. */
export abstract class TestingSearch extends FixedOrderSearch {
  /** Whether no peer of the cell holds the digit. */
  protected abstract fits(cell: number, digit: number): boolean;

  advance(events: number): SearchStatus {
    if (this.startsFull()) return this.solved();
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
        this.setEvent('placement', path[depth], digit);
        placements++;
        if (this.depth === path.length) status = 'solution';
      } else if (depth > 0) {
        this.pop();
        this.setEvent('back', path[depth - 1], tried[depth - 1]);
        backs++;
      } else {
        status = 'exhausted';
      }
    }
    return this.finishAdvance(status, this.depth, placements, backs, tries);
  }
}
