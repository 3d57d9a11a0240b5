// Runs once an event, or once a few. Integers.
import type { Recording, Search, SearchStatus } from '@nonet/engine/search';

/** A search that is run along a recording, and no further than that goes. */
export class Pace {
  readonly search: Search;
  event: number;
  private readonly events: number;
  private status: SearchStatus = 'paused';

  constructor(recording: Recording, event: number) {
    this.search = recording.searchAt(event);
    this.event = event;
    this.events = recording.events;
  }

  get isOver(): boolean {
    return this.event >= this.events || this.status === 'exhausted';
  }

  /** Goes on by so many events, or to the end. */
  go(events: number): void {
    const target = Math.min(this.events, this.event + events);
    const { counters } = this.search;
    while (this.event < target && this.status !== 'exhausted') {
      this.status = this.search.advance(target - this.event);
      this.event = counters.placements + counters.backs;
    }
  }
}
