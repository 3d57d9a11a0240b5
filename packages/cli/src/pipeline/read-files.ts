import type { Geometry } from '@nonet/engine/grid';
import type { Notation, NotationResult } from '@nonet/engine/notation';
import type { Streams } from '../streams.ts';
import { BlockCutter, type BlockOptions } from './block-cutter.ts';
import { hasPlainLines, LineBlock } from './line-block.ts';
import { RecordReader } from './record-reader.ts';

export interface InputOptions {
  readonly notation?: Notation | undefined;
  readonly geometry?: Geometry | undefined;
  /** Called with the number of bytes of every chunk. */
  readonly onRead?: ((bytes: number) => void) | undefined;
  /**
   * If set, files with one puzzle per line are yielded as blocks. Default: all files are yielded as
   * records.
   */
  readonly blocks?: BlockOptions | undefined;
  readonly streams: Streams;
  /** Reading ends when the signal is aborted. */
  readonly signal?: AbortSignal;
}

/** The good and bad records of one piece of a file, in order. */
export interface Batch {
  readonly file: string;
  /** The notation of the file. Undefined if no notation was recognised. */
  readonly notation: Notation | undefined;
  /** The line numbers in the results count from the end of the latest block. */
  readonly results: readonly NotationResult[];
  /** Set if blocks follow or the file ends. `lines` is the number of lines since the latest block. */
  readonly ended?: { readonly lines: number; readonly isLast: boolean };
}

/** A file that could not be read. */
export class FileError extends Error {}

/** The name of standard input in messages. */
const STDIN = 'stdin';

/** The number of bytes to read as records before checking whether the rest can be cut into blocks. */
const PROBE = 4_096;

/**
 * The number of bytes to read as records at a time. It is small, so that garbage collection frees the
 * records while they are young.
 */
const RECORD_BYTES = 1 << 15;

/**
 * Reads the records of the files as they arrive, so that the input can be a slow pipe. The name `-` is
 * standard input. If `files` is empty, reads standard input.
 *
 * If a file cannot be read, yields a FileError in its place and continues with the next file.
 */
export async function* readFiles(
  files: readonly string[],
  options: InputOptions,
): AsyncGenerator<Batch | LineBlock | FileError> {
  const { streams, signal = new AbortController().signal } = options;
  for (const file of files.length === 0 ? ['-'] : files) {
    const name = file === '-' ? STDIN : file;
    try {
      yield* readFile(name, streams.open(file, signal), options);
    } catch (error) {
      yield new FileError(`${file}: ${reason(error)}`);
    }
  }
}

async function* readFile(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  { blocks, onRead, ...options }: InputOptions,
): AsyncGenerator<Batch | LineBlock> {
  let reader = RecordReader.atStart(options);
  let cutter: BlockCutter | undefined;
  for await (const chunk of chunks) {
    onRead?.(chunk.length);
    let rest = chunk;
    while (rest.length > 0) {
      const { notation } = reader;
      if (cutter && notation) {
        const cuts = cutter.push(rest);
        let next = cuts.next();
        for (; !next.done; next = cuts.next()) yield new LineBlock(file, notation, next.value);
        rest = next.value;
        if (rest.length > 0) reader = RecordReader.midFile(notation);
        if (rest.length > 0) cutter = undefined;
        continue;
      }
      const mayBeBlocks = blocks && (!notation || hasPlainLines(notation));
      const bytes = rest.subarray(0, mayBeBlocks ? PROBE : RECORD_BYTES);
      rest = rest.subarray(bytes.length);
      const results = reader.push(bytes);
      const partialLine = hasPlainLines(reader.notation) ? reader.partialLine : undefined;
      if (blocks && partialLine) cutter = new BlockCutter(partialLine, blocks);
      const ended = { lines: reader.lines, isLast: false };
      if (cutter) yield { file, notation: reader.notation, results, ended };
      else if (results.length > 0) yield { file, notation: reader.notation, results };
    }
  }
  const last = cutter?.end();
  if (last && last.length > 0 && reader.notation) yield new LineBlock(file, reader.notation, last);
  const results = cutter ? [] : reader.end();
  yield { file, notation: reader.notation, results, ended: { lines: 0, isLast: true } };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'expected a file, found nothing with that name',
  EISDIR: 'expected a file, found a directory',
  EACCES: 'expected a readable file, found no permission to read it',
};

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? `cannot be read: ${message}`;
}
