import { puzzleOf } from '@nonet/engine/notation';
import { TraceLines } from '@nonet/engine/search';
import { formatJsonHead } from '@nonet/engine/trace';
import { immediate } from '../work.ts';
import { searchingOf } from './programs.ts';
import type { RecordRequest } from './recordings.ts';

/** A piece has at least this many characters. */
const PIECE = 1 << 18;

interface Trace {
  readonly lines: TraceLines;
  /** The text that is written and not yet sent. */
  text: string;
}

const traces = new Map<number, Trace>();

interface TraceRequest extends Omit<RecordRequest, 'recordingId'> {
  readonly trace: number;
  readonly events: number;
}

/** Writes a trace in pieces, because a whole trace may not fit in memory. */
export const tracing = {
  openTrace: ({ trace, puzzle, strategy: id, programId, findsAll, events: most }: TraceRequest) =>
    immediate(() => {
      const { strategy, options } = searchingOf(id, programId, findsAll);
      const events = Math.min(most, options.events ?? most);
      const lines = new TraceLines(puzzleOf(puzzle), strategy, { ...options, events });
      traces.set(trace, { lines, text: formatJsonHead(puzzleOf(puzzle), strategy.id) });
    }),
  readTrace,
  closeTrace: (trace: number) => immediate(() => traces.delete(trace)),
};

/** The next piece. After the last piece the answer is undefined, and the trace is closed. */
function* readTrace(id: number): Generator<undefined, string | undefined> {
  const trace = traces.get(id);
  while (trace && trace.text.length < PIECE) {
    const summary = trace.lines.advance();
    trace.text += trace.lines.take();
    if (summary) break;
    yield undefined;
  }
  if (!trace?.text) {
    traces.delete(id);
    return undefined;
  }
  const { text } = trace;
  trace.text = '';
  return text;
}
