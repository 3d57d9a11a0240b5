import type { NotationError } from '../notation/notation-error.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { RunOptions } from '../search/run.ts';
import { lineIn, type PackedEvents } from './packed-events.ts';

/** The search of a program, event by event. */
export interface Trace {
  readonly puzzle: Puzzle;
  /** The name of the program, such as "solve.py". */
  readonly name?: string;
  /** The text of the program. */
  readonly source?: string;
  readonly events: PackedEvents;
  /** The first line that is not allowed in the trace. The events before it are kept. */
  readonly fault?: NotationError;
  /** Whether the program made more events, which were not recorded. */
  readonly isCut: boolean;
}

/** A trace, or the error if the text does not begin like a trace. */
export type TraceResult =
  | { readonly ok: true; readonly trace: Trace }
  | { readonly ok: false; readonly error: NotationError };

/**
 * The options for a Run or a Recording that shows a whole trace. With them, the search ends as the
 * program did: `limit` if the program stopped at a solution, `exhausted` if it took out all digits,
 * and `stopped` if it stopped at any other event or the trace is incomplete.
 */
export function replayOptions({ events, fault, isCut }: Trace): Required<RunOptions> {
  const { length, placements, backs, solutions } = events;
  const isWhole = !fault && !isCut;
  if (isWhole && solutions.at(-1) === length && events.lastTries === 0) {
    return { limit: solutions.length, events: Number.POSITIVE_INFINITY };
  }
  const isStopped = length > 0 && !(isWhole && placements === backs);
  return {
    limit: Number.POSITIVE_INFINITY,
    events: isStopped ? length : Number.POSITIVE_INFINITY,
  };
}

/**
 * Returns the line of the source that made this event. Events are counted from 1, as in a
 * Recording. Returns undefined if the line is unknown, or if there is
 * no such event.
 */
export function sourceLineAt({ events }: Trace, event: number): number | undefined {
  const isThere = event > 0 && event <= events.length;
  const line = isThere ? lineIn(events.word(event - 1)) : 0;
  return line === 0 ? undefined : line;
}
