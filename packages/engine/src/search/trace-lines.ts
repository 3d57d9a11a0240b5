import { formatCell } from '../grid/coordinate.ts';
import type { Work } from '../work/work.ts';
import type { Puzzle } from './puzzle.ts';
import { type End, Run } from './run.ts';
import { type Counters, eventCount, type Strategy } from './strategy.ts';

export interface TraceOptions {
  /** Stop after this many solutions. Default 1. */
  readonly limit?: number;
  /** Stop after this many events. Default: no limit. */
  readonly events?: number;
  /** The number of the first event to write. Default 1. */
  readonly at?: number;
}

/** The last line of a trace: why the search ended, and the counters of the search. */
export interface TraceSummary extends Counters {
  readonly end: End;
  readonly events: number;
}

/** The number of events in a slice. */
const SLICE = 1_024;

/**
 * Writes a search as JSON lines, with one line per event and a summary at the end. Call `take`
 * after each `advance` to get the new text. The budget of `advance` counts events.
 */
export class TraceLines implements Work<TraceSummary> {
  private readonly run: Run;
  private readonly names: readonly string[];
  private readonly first: number;
  private text = '';
  private summary: TraceSummary | undefined;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(puzzle: Puzzle, strategy: Strategy, options: TraceOptions = {}) {
    const { limit = 1, at = 1, ...rest } = options;
    const { geometry } = puzzle.givens;
    this.run = new Run(puzzle, strategy, { ...rest, limit });
    this.names = Array.from({ length: geometry.cells }, (_, cell) => formatCell(geometry, cell));
    this.first = at;
  }

  advance(events: number = SLICE): TraceSummary | undefined {
    for (let left = events; left > 0 && !this.run.end; left--) this.step();
    const { counters, end } = this.run;
    if (!end || this.summary) return this.summary;
    this.summary = { end, events: eventCount(counters), ...counters };
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
    const { counters, search } = this.run;
    const before = eventCount(counters);
    this.run.advance(1);
    const events = eventCount(counters);
    if (events > before && events >= this.first) {
      const { kind, cell, digit } = search.event;
      this.text += `{"event":${events},"kind":"${kind}","cell":"${this.names[cell]}","digit":${digit},"depth":${search.depth}}\n`;
    }
  }
}
