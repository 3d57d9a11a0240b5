// Hot: runs once per event.
import type { Puzzle, Strategy } from '@nonet/engine/search';
import { SeekingSearch } from './seeking.ts';

/** Events per block. */
const BLOCK = 4_096;

/** A placement: its cell and digit, and whether it was forced. */
export interface Placed {
  readonly cell: number;
  readonly digit: number;
  readonly forced: boolean;
}

/**
 * A search, seen as a walk in depth. Every event moves the search one level down or one level up. A subtree
 * lasts from its placement to the next event that is no deeper than the subtree's parent. So two queries are
 * enough to build the tree. They ask when the search was last at a depth, and when it will next be there.
 * A whole block is skipped if its least depth is known to be too deep. Within a block, events are skipped
 * because it takes at least d − e events to move from depth d up to depth e. No node is stored. A run of
 * 138 million events takes 34,000 blocks of two bytes.
 *
 * Every method first moves the search to the event it needs, so queries may be interleaved.
 */
export class TreeWalk {
  private readonly at: SeekingSearch;
  /** Block → the least depth in the block. Block b holds the events b × BLOCK + 1 to (b + 1) × BLOCK. */
  private least = new Uint16Array(64);
  private blocks = 0;

  constructor(puzzle: Puzzle, strategy: Strategy) {
    this.at = new SeekingSearch(puzzle, strategy);
  }

  /** The last event of the blocks whose least depth is known. Only these blocks can be skipped whole. */
  get known(): number {
    return this.blocks * BLOCK;
  }

  /** Whether the next block lies within the first `events` events. */
  canLearn(events: number): boolean {
    return this.known + BLOCK <= events;
  }

  /** Finds the least depth of the next block. The events of this block must already be recorded. */
  learnBlock(): void {
    const { at, known } = this;
    const end = known + BLOCK;
    at.seek(known);
    let least = Number.POSITIVE_INFINITY;
    while (at.position < end) {
      // Only a depth less than `least` matters. Skip the events that cannot reach such a depth.
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

  /** The placement made by an event. The event must not be a back. */
  placedAt(event: number): Placed {
    this.at.seek(event - 1);
    this.at.forward(event);
    const { search } = this.at;
    const { cell, digit } = search.event;
    return { cell, digit, forced: !search.opensNode(search.depth - 1) };
  }

  /** The first event at or after `from` that is no deeper than `depth`. There must be such an event. */
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
   * Searches the block that contains `to`. The search begins at `from` or the start of the block, whichever
   * is later, and ends at `to`. For every depth less than `below`, it writes the last event at that depth
   * into `lastAt`. `least` is the least depth found, or `below` if no depth found is less. `before` is the
   * event before the part searched.
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
