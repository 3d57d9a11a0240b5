import { strategyById, TraceLines } from '@nonet/engine/search';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import { type Answers, atOnce } from './work.ts';

/** A trace is read in pieces, so that no more of it is held than the page has asked for. */
export interface TracingDesk {
  openTrace: {
    asked: { trace: number; puzzle: PuzzleText; strategy: string; events: number };
    answer: undefined;
    told: never;
  };
  /** The piece that follows, undefined after the last: then nothing is held of it any more. */
  readTrace: { asked: number; answer: string | undefined; told: undefined };
  closeTrace: { asked: number; answer: undefined; told: never };
}

/** Characters of a piece. */
const PIECE = 1 << 18;

const traces = new Map<number, TraceLines>();

export const tracing: Answers<TracingDesk> = {
  openTrace: ({ trace, puzzle, strategy, events }) =>
    atOnce(() => {
      const found = strategyById(strategy);
      if (!found) throw new RangeError(`expected the id of a strategy, got ${strategy}`);
      traces.set(trace, new TraceLines(puzzleOf(puzzle), found, { events }));
      return undefined;
    }),
  readTrace,
  closeTrace: (trace) =>
    atOnce(() => {
      traces.delete(trace);
      return undefined;
    }),
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
