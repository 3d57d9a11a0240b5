// Hot: runs once per event.
import type { Checkpoint, Puzzle, Search, Strategy } from '@nonet/engine/search';

/**
 * At first there is a checkpoint every FIRST_STRIDE events. When there are MOST checkpoints, every other
 * checkpoint is dropped, and the stride is doubled.
 */
const FIRST_STRIDE = 512;
const MOST = 4_096;
/**
 * A seek that had to run more than FAR events saves a checkpoint at its target. The latest RECENT of these
 * checkpoints are kept.
 */
const FAR = 512;
const RECENT = 16;

interface Place {
  readonly event: number;
  readonly checkpoint: Checkpoint;
}

/** A search that can return to any event it has passed, and continue from there. */
export class SeekingSearch {
  readonly search: Search;
  position = 0;
  private stride = FIRST_STRIDE;
  /** One checkpoint for every multiple of the stride that the search has passed. */
  private checkpoints: Checkpoint[];
  /** The checkpoints of the latest far seeks. A new checkpoint replaces the oldest. */
  private readonly recent: Place[] = [];
  private oldest = 0;

  constructor({ givens, pencilmarks }: Puzzle, strategy: Strategy) {
    this.search = strategy.begin(givens, pencilmarks);
    this.checkpoints = [this.search.save()];
  }

  seek(event: number): void {
    const start = this.nearest(event);
    if (this.position > event || this.position < start.event) {
      this.search.load(start.checkpoint);
      this.position = start.event;
      if (event - start.event > FAR) {
        this.forward(event);
        this.recent[this.oldest] = { event, checkpoint: this.search.save() };
        this.oldest = (this.oldest + 1) % RECENT;
      }
    }
    this.forward(event);
  }

  forward(event: number): void {
    const { search } = this;
    const { counters } = search;
    while (this.position < event) {
      const next = this.checkpoints.length * this.stride;
      const target = this.position < next ? Math.min(event, next) : event;
      search.advance(target - this.position);
      this.position = counters.placements + counters.backs;
      if (this.position === next) this.keep();
    }
  }

  private keep(): void {
    this.checkpoints.push(this.search.save());
    if (this.checkpoints.length < MOST) return;
    this.checkpoints = this.checkpoints.filter((_, i) => i % 2 === 0);
    this.stride *= 2;
  }

  private nearest(event: number): Place {
    const index = Math.min(Math.floor(event / this.stride), this.checkpoints.length - 1);
    let found: Place = { event: index * this.stride, checkpoint: this.checkpoints[index] };
    for (const place of this.recent) {
      if (place.event <= event && place.event > found.event) found = place;
    }
    return found;
  }
}
