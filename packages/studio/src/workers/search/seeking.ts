// Hot code: it runs once per event.
import type { Checkpoint, Puzzle, Search, Strategy } from '@nonet/engine/search';

/**
 * Checkpoints are saved every FIRST_STRIDE events. When there are MOST checkpoints, every other one
 * is dropped, and the distance between checkpoints is doubled.
 */
const FIRST_STRIDE = 512;
const MOST = 4_096;
/**
 * If a seek loads a checkpoint and then runs more than FAR events, it saves another checkpoint at
 * its target. The latest RECENT of these checkpoints are kept.
 */
const FAR = 512;
const RECENT = 16;

interface Place {
  readonly event: number;
  readonly checkpoint: Checkpoint;
}

/** A search that can jump back to any earlier event, and continue from there. */
export class SeekingSearch {
  readonly search: Search;
  position = 0;
  private stride = FIRST_STRIDE;
  /** Index i holds the checkpoint of event i × stride. */
  private checkpoints: Checkpoint[];
  /** The checkpoints saved by seeks. If there are RECENT of them, a new one replaces the oldest. */
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
