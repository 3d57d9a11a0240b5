import type { Geometry } from '@nonet/engine/grid';
import type { Notation, NotationResult } from '@nonet/engine/notation';
import { PROCESS, type Streams } from '../streams.ts';
import { BlockCutter, type Cutting } from './block-cutter.ts';
import { isByLine, LineBlock } from './line-block.ts';
import { RecordPart } from './record-part.ts';

export interface InputOptions {
  readonly notation?: Notation | undefined;
  readonly geometry?: Geometry | undefined;
  /** Told how many bytes have been read. */
  readonly onRead?: ((bytes: number) => void) | undefined;
  /** How lines of one puzzle each come in blocks, not as records. Default: they do not. */
  readonly blocks?: Cutting | undefined;
  readonly streams?: Streams;
  /** Ends reading. */
  readonly signal?: AbortSignal;
}

/** What one piece of a file held: records, good and bad, in order. */
export interface Batch {
  readonly file: string;
  /** The notation of the file; undefined when none was recognised. */
  readonly notation: Notation | undefined;
  /** Their lines are counted from the end of the latest block. */
  readonly results: readonly NotationResult[];
  /** Told when blocks come next, or nothing: the lines since the latest block. */
  readonly ended?: { readonly lines: number; readonly isLast: boolean };
}

/** A file that could not be read at all. */
export class FileError extends Error {}

/** What standard input is called in messages. */
const STDIN = 'stdin';

/** Bytes that are read as records before it is looked whether they could be blocks. */
const PROBE = 4_096;

/** Bytes that are read as records at a time: few enough for their records to die young. */
const AT_ONCE = 1 << 15;

/**
 * The records of the files, `-` or none being standard input, as they come in: a pipe that trickles
 * is answered as it trickles.
 *
 * Yields a FileError in place of a file that cannot be read, and goes on with the next.
 */
export async function* readFiles(
  files: readonly string[],
  options: InputOptions,
): AsyncGenerator<Batch | LineBlock | FileError> {
  const { streams = PROCESS, signal = new AbortController().signal } = options;
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
  let part = RecordPart.first(options);
  let cutter: BlockCutter | undefined;
  for await (const chunk of chunks) {
    onRead?.(chunk.length);
    let rest = chunk;
    while (rest.length > 0) {
      const { notation } = part;
      if (cutter && notation) {
        const cuts = cutter.push(rest);
        let next = cuts.next();
        for (; !next.done; next = cuts.next()) yield new LineBlock(file, notation, next.value);
        rest = next.value;
        if (rest.length > 0) part = RecordPart.later(notation);
        if (rest.length > 0) cutter = undefined;
        continue;
      }
      const mayBeBlocks = blocks && (!notation || isByLine(notation));
      const bytes = rest.subarray(0, mayBeBlocks ? PROBE : AT_ONCE);
      rest = rest.subarray(bytes.length);
      const results = part.push(bytes);
      const begun = isByLine(part.notation) ? part.begun : undefined;
      if (blocks && begun) cutter = new BlockCutter(begun, blocks);
      const ended = { lines: part.lines, isLast: false };
      if (cutter) yield { file, notation: part.notation, results, ended };
      else if (results.length > 0) yield { file, notation: part.notation, results };
    }
  }
  const last = cutter?.end();
  if (last && last.length > 0 && part.notation) yield new LineBlock(file, part.notation, last);
  const results = cutter ? [] : part.end();
  yield { file, notation: part.notation, results, ended: { lines: 0, isLast: true } };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'expected a file, found nothing of that name',
  EISDIR: 'expected a file, found a directory',
  EACCES: 'expected a file to read, found one without permission',
};

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? `cannot be read: ${message}`;
}
