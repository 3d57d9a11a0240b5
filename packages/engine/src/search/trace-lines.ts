import { formatCell } from '../grid/coordinate.ts';
import type { Work } from '../work/work.ts';
import { isContradictory, type Puzzle } from './puzzle.ts';
import type { End } from './run.ts';
import type { Counters, Search, Strategy } from './strategy.ts';

export interface TraceOptions {
  /** Stop after this many solutions. Default 1. */
  readonly limit?: number;
  /** Stop after this many events. Default: no limit. */
  readonly events?: number;
  /** The number of the first event to write. Default 1. */
  readonly at?: number;
}

/** The last line. It says why the search ended, and has the counters of the search. */
export interface TraceSummary extends Counters {
  readonly end: End;
  readonly events: number;
}

/** Events in a slice. */
const SLICE = 1_024;

/**
 * Writes a search as JSON lines, with one line per event and a summary at the end. The caller takes
 * the text after each slice, so a search of any length can be written. A step is an event.
 */
export class TraceLines implements Work<TraceSummary> {
  private readonly search: Search;
  private readonly names: readonly string[];
  private readonly limit: number;
  private readonly bound: number;
  private readonly first: number;
  private text = '';
  private events = 0;
  private end: End | undefined;
  private summary: TraceSummary | undefined;

  constructor(puzzle: Puzzle, strategy: Strategy, options: TraceOptions = {}) {
    const { limit = 1, events = Number.POSITIVE_INFINITY, at = 1 } = options;
    const { geometry } = puzzle.givens;
    this.search = strategy.begin(puzzle.givens, puzzle.pencilmarks);
    this.names = Array.from({ length: geometry.cells }, (_, cell) => formatCell(geometry, cell));
    this.limit = limit;
    this.bound = events;
    this.first = at;
    if (isContradictory(puzzle)) this.end = 'exhausted';
  }

  advance(events: number = SLICE): TraceSummary | undefined {
    for (let left = events; left > 0 && !this.end; left--) this.step();
    if (!this.end || this.summary) return this.summary;
    this.summary = { end: this.end, events: this.events, ...this.search.counters };
    this.text += `${JSON.stringify(this.summary)}\n`;
    return this.summary;
  }

  /** Returns the text written since the last call. */
  take(): string {
    const { text } = this;
    this.text = '';
    return text;
  }

  private step(): void {
    const { search } = this;
    const { counters, event } = search;
    const status = search.advance(1);
    const events = counters.placements + counters.backs;
    if (events > this.events && events >= this.first) {
      const { kind, cell, digit } = event;
      this.text += `{"event":${events},"kind":"${kind}","cell":"${this.names[cell]}","digit":${digit},"depth":${search.depth}}\n`;
    }
    this.events = events;
    if (status === 'exhausted') this.end = 'exhausted';
    else if (counters.solutions >= this.limit) this.end = 'limit';
    else if (events >= this.bound) this.end = 'stopped';
  }
}
