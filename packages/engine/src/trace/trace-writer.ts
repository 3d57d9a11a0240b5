import type { Puzzle } from '../search/puzzle.ts';
import { Run } from '../search/run.ts';
import { eventCount, type Strategy } from '../search/strategy.ts';
import type { TraceSummary } from '../search/trace-lines.ts';
import type { Work } from '../work/work.ts';
import { CUT, formatEvent, formatHead, formatSolution, formatTries } from './format-trace.ts';

export interface TraceWriterOptions {
  /** Stop after this many solutions. Default 1. */
  readonly limit?: number;
  /** Stop after this many events. Default: no limit. */
  readonly events?: number;
  /** The name of the program in the trace. Default: the id of the strategy. */
  readonly name?: string;
}

/** The number of events in a slice. */
const SLICE = 1_024;

/**
 * Runs a search and writes its trace. Call `take` after each `advance` to get the new text. The
 * budget of `advance` counts events.
 */
export class TraceWriter implements Work<TraceSummary> {
  private readonly run: Run;
  private text: string;
  private summary: TraceSummary | undefined;

  /** @throws RangeError in the same cases as `Run`. */
  constructor(puzzle: Puzzle, strategy: Strategy, options: TraceWriterOptions = {}) {
    const { limit = 1, name = strategy.id, ...rest } = options;
    this.run = new Run(puzzle, strategy, { ...rest, limit });
    this.text = formatHead(puzzle, name);
  }

  advance(events: number = SLICE): TraceSummary | undefined {
    for (let left = events; left > 0 && !this.run.end; left--) this.step();
    const { counters, end } = this.run;
    if (!end || this.summary) return this.summary;
    if (end === 'stopped') this.text += CUT;
    this.summary = { end, events: eventCount(counters), ...counters };
    return this.summary;
  }

  /** The number of events written so far. */
  get events(): number {
    return eventCount(this.run.counters);
  }

  /** Returns the text written since the last call. */
  take(): string {
    const { text } = this;
    this.text = '';
    return text;
  }

  private step(): void {
    const { counters, search } = this.run;
    const { placements, tries, solutions } = counters;
    const before = eventCount(counters);
    this.run.advance(1);
    // The last try before a placement tests the digit that is placed. This last try is not written
    // as a try.
    this.text += formatTries(counters.tries - tries - (counters.placements - placements));
    if (eventCount(counters) > before) {
      const { kind, cell, digit } = search.event;
      const isPlacement = kind === 'placement';
      this.text += formatEvent(search.geometry, {
        cell,
        digit: isPlacement ? digit : 0,
        forced: isPlacement && !search.opensNode(search.depth - 1),
        line: 0,
      });
    }
    if (counters.solutions > solutions) this.text += formatSolution();
  }
}
