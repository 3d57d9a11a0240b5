import { strategyById, TraceLines } from '@nonet/engine/search';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import { type Exchange, type Handlers, immediate } from './work.ts';

/** Writes a trace in pieces, because a whole trace may not fit in memory. */
export interface TracingApi {
  openTrace: Exchange<{ trace: number; puzzle: PuzzleText; strategy: string; events: number }>;
  /** The next piece. After the last piece the answer is undefined, and the trace is closed. */
  readTrace: Exchange<number, string | undefined>;
  closeTrace: Exchange<number, boolean>;
}

/** A piece has at least this many characters. */
const PIECE = 1 << 18;

const traces = new Map<number, TraceLines>();

export const tracing: Handlers<TracingApi> = {
  openTrace: ({ trace, puzzle, strategy, events }) =>
    immediate(() => {
      const found = strategyById(strategy);
      if (!found) throw new RangeError(`expected the id of a strategy, got ${strategy}`);
      traces.set(trace, new TraceLines(puzzleOf(puzzle), found, { events }));
    }),
  readTrace,
  closeTrace: (trace) => immediate(() => traces.delete(trace)),
};

function* readTrace(trace: number): Generator<undefined, string | undefined> {
  const lines = traces.get(trace);
  let text = '';
  while (lines && text.length < PIECE) {
    const summary = lines.advance();
    text += lines.take();
    if (summary) break;
    yield undefined;
  }
  if (text !== '') return text;
  traces.delete(trace);
  return undefined;
}
