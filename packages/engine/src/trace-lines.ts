import { formatCell } from './notation/parts/coordinate.ts';
import { isContradictory, type Puzzle } from './search/puzzle.ts';
import type { End } from './search/run.ts';
import type { Counters, Strategy } from './search/strategy.ts';

export interface TraceOptions {
  /** Solutions after which it ends. Default 1. */
  readonly limit?: number;
  /** Events after which it ends. Default: none. */
  readonly events?: number;
  /** The first event that is written. Default 1. */
  readonly at?: number;
}

/** The last line: why the search ended, and what the work came to. */
export interface TraceSummary extends Counters {
  readonly end: End;
  readonly events: number;
}

/** Events between two pieces of the text. */
const PIECE = 1_024;

/**
 * A search as JSON, an event a line, and a last line with why it ended and what the work came to.
 * It yields the text in pieces, some of them empty, and returns that line. Nothing is kept, so a run
 * of any length can be written.
 */
export function* traceLines(
  puzzle: Puzzle,
  strategy: Strategy,
  { limit = 1, events: bound = Number.POSITIVE_INFINITY, at = 1 }: TraceOptions = {},
): Generator<string, TraceSummary> {
  const { geometry } = puzzle.givens;
  const search = strategy.begin(puzzle.givens, puzzle.pencilmarks);
  const { counters, event } = search;
  const names = Array.from({ length: geometry.cells }, (_, cell) => formatCell(geometry, cell));
  let end: End | undefined = isContradictory(puzzle) ? 'exhausted' : undefined;
  let events = 0;
  let piece = '';

  while (!end) {
    const status = search.advance(1);
    const made = counters.placements + counters.backs;
    if (made > events && made >= at) {
      const { kind, cell, digit } = event;
      piece += `{"event":${made},"kind":"${kind}","cell":"${names[cell]}","digit":${digit},"depth":${search.depth}}\n`;
    }
    events = made;
    if (status === 'exhausted') end = 'exhausted';
    else if (counters.solutions >= limit) end = 'limit';
    else if (events >= bound) end = 'stopped';
    if (events % PIECE === 0) {
      yield piece;
      piece = '';
    }
  }
  const summary: TraceSummary = { end, events, ...counters };
  yield `${piece}${JSON.stringify(summary)}\n`;
  return summary;
}
