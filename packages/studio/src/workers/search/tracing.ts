import { TraceLines } from '@nonet/engine/search';
import { type PuzzleText, puzzleOf } from '../../picture/puzzle-text.ts';
import { type Exchange, type Handlers, immediate } from '../work.ts';
import { searchingOf } from './programs.ts';

/** Writes a trace in pieces, because a whole trace may not fit in memory. */
export interface TracingApi {
  openTrace: Exchange<{
    trace: number;
    puzzle: PuzzleText;
    strategy: string;
    programId?: number | undefined;
    findsAll?: boolean;
    events: number;
  }>;
  /** The next piece. After the last piece the answer is undefined, and the trace is closed. */
  readTrace: Exchange<number, string | undefined>;
  closeTrace: Exchange<number, boolean>;
}

/** A piece has at least this many characters. */
const PIECE = 1 << 18;

const traces = new Map<number, TraceLines>();

export const tracing: Handlers<TracingApi> = {
  openTrace: ({ trace, puzzle, strategy: id, programId, findsAll, events: most }) =>
    immediate(() => {
      const { strategy, options } = searchingOf(id, programId, findsAll);
      const events = Math.min(most, options.events ?? most);
      traces.set(trace, new TraceLines(puzzleOf(puzzle), strategy, { ...options, events }));
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
