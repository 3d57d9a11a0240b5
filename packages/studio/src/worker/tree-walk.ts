// Hot: runs once an event.
import type { Puzzle, Strategy } from '@nonet/engine/search';
import { SeekingSearch } from './seeking.ts';

/** Events of a block. */
const BLOCK = 4_096;

/** A placement: where it went, and the event that made it. */
export interface Placed {
  readonly cell: number;
  readonly digit: number;
  readonly forced: boolean;
}

/**
 * A search seen as a walk in depth: an event goes one down or one up. A subtree lasts from its
 * placement to the next event that is no deeper than its parent, so two questions build the tree:
 * when was the search last at a depth, and when will it be there next. Blocks whose least depth is
 * known are skipped whole, and in the others an event of depth d is not followed by one of depth e
 * before d − e more. No node is kept: 138 million events take 34,000 blocks of two bytes.
 *
 * Every method leaves the search where it likes and finds its own way, so several questions may be
 * under way at once.
 */
export class TreeWalk {
  private readonly at: SeekingSearch;
  /** Block → the least depth in it; block b has the events after b × BLOCK, up to (b + 1) × BLOCK. */
  private least = new Uint16Array(64);
  private blocks = 0;

  constructor(puzzle: Puzzle, strategy: Strategy) {
    this.at = new SeekingSearch(puzzle, strategy);
  }

  /** Events up to which whole blocks can be skipped. */
  get known(): number {
    return this.blocks * BLOCK;
  }

  /** Whether the next block lies within so many events. */
  canLearn(events: number): boolean {
    return this.known + BLOCK <= events;
  }

  /** Looks at the next block; it must be recorded. */
  learnBlock(): void {
    const { at, known } = this;
    const end = known + BLOCK;
    at.seek(known);
    let least = Number.POSITIVE_INFINITY;
    while (at.position < end) {
      // Only a depth below the least is news.
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

  /** What the event placed; it must be a placement. */
  placedAt(event: number): Placed {
    this.at.seek(event - 1);
    this.at.forward(event);
    const { search } = this.at;
    const { cell, digit } = search.event;
    return { cell, digit, forced: !search.opensNode(search.depth - 1) };
  }

  /** The first event from `from` on that is not deeper than `depth`; there must be one. */
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
   * Looks through the block of `to`, from `from` on at the earliest, and writes into `lastAt` at every
   * depth less than `below` the last event found there. Gives the least depth found, `below` if all
   * are deeper, and the event before those that it looked at.
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
