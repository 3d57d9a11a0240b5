// Hot code: plain loops, integers and preallocated arrays only.
import type { Implications } from './implications.ts';
import { STATEMENTS } from './nodes.ts';

/** More links than any way has. */
const UNREACHED = 0xffff;

/** The least number of links from each statement to a certain statement, the conclusion. */
export class LinkDistances {
  /** Statement → the least number of links, or UNREACHED. */
  readonly counts: Uint16Array = new Uint16Array(STATEMENTS);
  /**
   * Statement → the index of the first link that leads to it. The last value is the number of all
   * links.
   */
  private readonly starts = new Int32Array(STATEMENTS + 1);
  /** Index of a link → the statement at the start of the link. */
  private sources = new Uint16Array(0);
  /** Index of a link → how many links it counts as (see `Implications.linkCounts`). */
  private linkCounts = new Uint16Array(0);
  /** The statements whose sources are to be measured, as a ring buffer. */
  private readonly queue = new Uint16Array(1 << 12);
  /** Statement → 1 if it is in the queue. */
  private readonly isQueued = new Uint8Array(STATEMENTS);

  /** Reads the direct entries of all statements. */
  read({ ends, linkCounts, size, starts, targets }: Implications): void {
    if (this.sources.length < size) {
      this.sources = new Uint16Array(size * 2);
      this.linkCounts = new Uint16Array(size * 2);
    }
    const { starts: first } = this;
    first.fill(0);
    for (let i = 0; i < size; i++) first[targets[i] + 1]++;
    for (let i = 0; i < STATEMENTS; i++) first[i + 1] += first[i];
    // Stores the links that lead to each statement. `first` has the index for the next link of a
    // statement. At the end, this is the start of the next statement.
    for (let statement = 0; statement < STATEMENTS; statement++) {
      for (let i = starts[statement]; i < ends[statement]; i++) {
        const at = first[targets[i]]++;
        this.sources[at] = statement;
        this.linkCounts[at] = linkCounts[i];
      }
    }
    first.copyWithin(1, 0, STATEMENTS);
    first[0] = 0;
  }

  /** Measures the ways to a statement. */
  measure(conclusion: number): void {
    const { counts, isQueued, linkCounts, queue, sources, starts } = this;
    counts.fill(UNREACHED);
    counts[conclusion] = 0;
    queue[0] = conclusion;
    for (let head = 0, tail = 1; head < tail; head++) {
      const statement = queue[head & RING];
      isQueued[statement] = 0;
      for (let i = starts[statement]; i < starts[statement + 1]; i++) {
        const source = sources[i];
        const count = counts[statement] + linkCounts[i];
        if (count >= counts[source]) continue;
        counts[source] = count;
        if (isQueued[source] === 1) continue;
        isQueued[source] = 1;
        queue[tail++ & RING] = source;
      }
    }
  }
}

const RING = (1 << 12) - 1;
