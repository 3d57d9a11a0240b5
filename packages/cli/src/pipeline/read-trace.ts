import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { isTrace, type Trace, TraceReader } from '@nonet/engine/trace';
import { withStreams } from '../core/streams.ts';
import { beginningOf } from './beginning.ts';
import { decoded } from './decoding.ts';
import type { InputFlags } from './input-flags.ts';
import { FileError, fileReason, nameOf } from './read-files.ts';
import { type FirstPuzzle, type ReadOptions, readPuzzle } from './read-puzzle.ts';

export interface FirstTrace {
  readonly file: string;
  readonly trace: Trace;
}

interface ReadTraceOptions extends ReadOptions {
  /** Receives the text of the trace. */
  readonly copy?: Writable | undefined;
}

/**
 * Returns the trace in the first file. If this file has no trace, returns the first puzzle of the
 * files. If neither a trace nor a puzzle can be read, reports the error.
 */
export async function readTraceOrPuzzle(
  files: readonly string[],
  flags: InputFlags,
  options: ReadTraceOptions,
): Promise<FirstPuzzle | FirstTrace | undefined> {
  const { streams } = options;
  const [first = '-', ...others] = files;
  const bytes = streams.open(first, new AbortController().signal);
  const { text, chunks } = await beginningOf(decoded(bytes));
  if (!flags.from && isTrace(text)) return readTrace(nameOf(first), chunks, options);
  let isOpen = false;
  const open: typeof streams.open = (file, signal) => {
    if (isOpen) return streams.open(file, signal);
    isOpen = true;
    return chunks;
  };
  return readPuzzle([first, ...others], flags, {
    ...options,
    streams: withStreams(streams, { open }),
  });
}

async function readTrace(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  { report, onError, copy, variants = false }: ReadTraceOptions,
): Promise<FirstTrace | undefined> {
  const reader = new TraceReader({ variants });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  try {
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true });
      reader.write(text);
      if (copy?.write(text) === false) await once(copy, 'drain');
    }
  } catch (error) {
    report.error(new FileError(`${file}: ${fileReason(error)}`));
    return undefined;
  }
  reader.write(decoder.decode());
  const result = reader.end();
  if (result.ok) return { file, trace: result.trace };
  report.badRecord(file, result.error);
  onError?.(result.error);
  return undefined;
}
