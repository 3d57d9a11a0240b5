// Hot code: it runs once per event.
import type { PathEntry, Puzzle, Strategy } from '@nonet/engine/search';
import { SeekingSearch } from './seeking.ts';

const BLOCK = 4_096;

/**
 * Finds subtrees in a run without storing them. Every event changes the depth of the search by 1. A
 * subtree lasts from its placement until the depth is again the same as before the placement. So
 * two queries are enough to build the tree. They find the previous event and the next event at
 * which the search has a certain depth.
 *
 * The queries skip most events. It takes at least d − e events to get from depth d to a smaller
 * depth e. Whole blocks of events are skipped if their least depth is known and too large. A run of
 * 138 million events has 34,000 blocks, with two bytes each.
 *
 * The queries are independent: each of them first moves the search to the event it needs.
 */
export class TreeWalk {
  private readonly at: SeekingSearch;
  /** Block → its least depth. Block b consists of the events b × BLOCK + 1 to (b + 1) × BLOCK. */
  private least = new Uint16Array(64);
  private blocks = 0;

  constructor(puzzle: Puzzle, strategy: Strategy) {
    this.at = new SeekingSearch(puzzle, strategy);
  }

  /** The least depth is known for all blocks that end at or before this event. */
  get known(): number {
    return this.blocks * BLOCK;
  }

  /** Whether a recording of this many events contains the whole next block. */
  canLearn(events: number): boolean {
    return this.known + BLOCK <= events;
  }

  /** Finds the least depth of the next block. The whole block must be recorded. */
  learnBlock(): void {
    const { at, known } = this;
    const end = known + BLOCK;
    at.seek(known);
    let least = Number.POSITIVE_INFINITY;
    while (at.position < end) {
      // Skip the events that cannot reach a depth less than `least`.
      const step = Math.max(1, at.search.depth - least + 1);
      at.forward(Math.min(at.position + step, end));
      least = Math.min(least, at.search.depth);
    }
    if (this.blocks === this.least.length) {
      const larger = new Uint16Array(2 * this.blocks);
      larger.set(this.least);
      this.least = larger;
    }
    this.least[this.blocks++] = least;
  }

  /** The placement at an event. The event must be a placement, not a back. */
  placedAt(event: number): PathEntry {
    this.at.seek(event - 1);
    this.at.forward(event);
    const { search } = this.at;
    const { cell, digit } = search.event;
    return { cell, digit, forced: !search.opensNode(search.depth - 1) };
  }

  /**
   * The first event from `from` on with a depth of at most `depth`. There must be such an event.
   */
  nextAt(depth: number, from: number): number {
    const { at } = this;
    at.seek(from);
    while (at.search.depth > depth) {
      const target = at.position + at.search.depth - depth;
      let block = blockOf(target);
      if (block === blockOf(at.position)) {
        at.forward(target);
        continue;
      }
      while (block < this.blocks && this.least[block] > depth) block++;
      at.seek(Math.max(target, block * BLOCK + 1));
    }
    return at.position;
  }

  /**
   * Searches the events from `from` to `to`, but only those in the same block as `to`. For each
   * depth less than `below`, writes the last event with this depth to `lastAt[depth]`. Returns
   * `least`, the least depth found (`below` if none is less), and `before`, the event just before
   * those searched.
   */
  lookBack(
    from: number,
    to: number,
    below: number,
    lastAt: Float64Array,
  ): { least: number; before: number } {
    const block = blockOf(to);
    const start = Math.max(from, block * BLOCK + 1);
    if (block < this.blocks && this.least[block] >= below)
      return { least: below, before: start - 1 };
    let least = below;
    const { at } = this;
    at.seek(start);
    for (;;) {
      const { depth } = at.search;
      if (depth < below) lastAt[depth] = at.position;
      least = Math.min(least, depth);
      if (at.position === to) return { least, before: start - 1 };
      at.forward(Math.min(to, at.position + Math.max(1, depth - below + 1)));
    }
  }
}

function blockOf(event: number): number {
  return Math.floor((event - 1) / BLOCK);
}
