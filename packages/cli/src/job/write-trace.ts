import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Puzzle, Strategy, TraceSummary } from '@nonet/engine/search';
import { type Trace, TraceWriter, type TraceWriterOptions, tracePieces } from '@nonet/engine/trace';
import { yieldToEventLoop } from '../core/event-loop.ts';
import type { Status } from '../core/exit-status.ts';
import type { Streams } from '../core/streams.ts';
import { Progress } from '../report/progress.ts';
import { runJob } from './run-job.ts';

/**
 * Runs a search and writes its trace to a file, which appears when it is complete. Returns the
 * summary of the search, or the exit status if the file cannot be written.
 */
export async function writeSearch(
  file: string,
  { puzzle, strategy, options }: SearchToWrite,
  streams: Streams,
): Promise<TraceSummary | Status> {
  const writer = new TraceWriter(puzzle, strategy, options);
  const progress = new Progress(options.events ?? [], streams.notes, 'event');
  const status = await writePieces(file, searchPieces(writer, progress), streams);
  progress.stop();
  return status === 0 ? writer.advance()! : status;
}

interface SearchToWrite {
  readonly puzzle: Puzzle;
  readonly strategy: Strategy;
  readonly options: TraceWriterOptions;
}

async function* searchPieces(writer: TraceWriter, progress: Progress): AsyncGenerator<string> {
  let isDone = false;
  let before = 0;
  while (!isDone) {
    isDone = writer.advance() !== undefined;
    progress.onRead(writer.events - before);
    progress.done(writer.events - before);
    before = writer.events;
    yield writer.take();
    await yieldToEventLoop();
  }
}

/** Writes a trace to a file, which appears when it is complete. Returns the exit status. */
export function writeTrace(file: string, trace: Trace, streams: Streams): Promise<Status> {
  return writePieces(file, tracePieces(trace), streams);
}

/** Compresses the text if the name of the file ends in .gz. */
function writePieces(
  file: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  streams: Streams,
): Promise<Status> {
  return runJob({ output: file }, undefined, streams, async ({ answers }) => {
    const text = Readable.from(pieces);
    const keepOpen = { end: false };
    if (/\.gz$/i.test(file)) await pipeline(text, createGzip(), answers, keepOpen);
    else await pipeline(text, answers, keepOpen);
    return 0;
  });
}
