import { notationErrorText } from '@nonet/engine/notation';
import { parseTrace, replay, type Trace } from '@nonet/engine/trace';
import { type Source, traceText } from '@nonet/tracer/trace-of';
import type { WatchedRun } from '../run/runner.ts';

/** The search of the user's program as a trace, and the event that shows what is wrong. */
interface WatchedTrace {
  readonly text: string;
  readonly event: number;
}

/**
 * Returns the trace of a watched run, at the last event that places a digit in the cell. Returns
 * undefined if the tracer found no grid.
 */
export function watchedTrace(
  { recorded }: WatchedRun,
  source: Source,
  cell: number | undefined,
): WatchedTrace | undefined {
  if (!recorded.givens) return undefined;
  const text = [...traceText(recorded, recorded.givens, source)].join('');
  const parsed = parseTrace(text);
  if (!parsed.ok) throw new Error(notationErrorText(parsed.error));
  return { text, event: lastPlacement(parsed.trace, cell) };
}

/**
 * The last event that places a digit in the cell, or the last event of the trace if there is none.
 */
function lastPlacement(trace: Trace, cell: number | undefined): number {
  const { puzzle, events } = trace;
  const search = replay(trace).begin(puzzle.givens);
  const { counters } = search;
  let event = 0;
  let found = 0;
  while (event < events.length) {
    search.advance(1);
    event = counters.placements + counters.backs;
    if (event > 0 && search.event.cell === cell && search.event.kind === 'placement') found = event;
  }
  return found || events.length;
}
