// Hot code: it runs once per event, or once every few events.
import type { Recording, Search, SearchStatus } from '@nonet/engine/search';

/** A search that repeats a recording, up to the recording's last event. */
export class Replay {
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

  /** Advances by this many events, or to the end. */
  advance(events: number): void {
    const target = Math.min(this.events, this.event + events);
    const { counters } = this.search;
    while (this.event < target && this.status !== 'exhausted') {
      this.status = this.search.advance(target - this.event);
      this.event = counters.placements + counters.backs;
    }
  }
}
