import type { Geometry } from '@nonet/engine/grid';
import {
  type Notation,
  type NotationResult,
  notationErrorText,
  parsePuzzles,
  type Skipped,
  UnreadableFile,
} from '@nonet/engine/notation';
import type { FilePart } from '../core/part-source.ts';
import type { Streams } from '../core/streams.ts';
import { hasPlainLines, type LineBlock } from '../lines/line-block.ts';
import { countLines } from '../lines/line-count.ts';
import { BlockCutter, type BlockOptions } from './block-cutter.ts';
import { decoded } from './decoding.ts';
import { RecordReader } from './record-reader.ts';

interface InputOptions {
  readonly notation?: Notation | undefined;
  readonly geometry?: Geometry | undefined;
  readonly digits?: string | undefined;
  /** Whether variants are read. Otherwise they are errors. */
  readonly variants?: boolean | undefined;
  /** Called with the number of bytes in each chunk. */
  readonly onRead?: ((bytes: number) => void) | undefined;
  /**
   * If set, yields files with one puzzle per line as blocks. Otherwise yields all files as records.
   */
  readonly blocks?: BlockOptions | undefined;
  /** Set if only a part of the file is read. */
  readonly part?: FilePart | undefined;
  readonly streams: Streams;
  /** Reading ends when the signal is aborted. */
  readonly signal?: AbortSignal;
}

/** The good and bad records of a piece of a file, in order. */
export interface RecordBlock {
  readonly file: string;
  /** Undefined if the notation of the file is unknown. */
  readonly notation: Notation | undefined;
  /** The line numbers of the results count from the end of the latest block. */
  readonly results: readonly NotationResult[];
  /** Set if blocks follow or the file ends. */
  readonly ended?: {
    /** The number of lines after the latest block. */
    readonly lines: number;
    readonly isLast: boolean;
    /** The lines after the latest block that are in no record. */
    readonly skipped: Skipped | undefined;
  };
}

/** A file that could not be read. */
export class FileError extends Error {}

/** The name of a file in messages. `-` is standard input. */
export function nameOf(file: string): string {
  return file === '-' ? 'stdin' : file;
}

/**
 * Reads this many bytes as records, then checks whether the rest can be read as blocks of lines.
 */
const PROBE = 4_096;

/** Bytes to read as records at a time. A small number makes garbage collection faster. */
const RECORD_BYTES = 1 << 15;

/**
 * Yields the records of the files as soon as they arrive, for example from a slow pipe. The name
 * `-` means standard input. If there are no files, reads standard input. A puzzle may stand for a
 * file.
 *
 * If a file cannot be read, yields a FileError and continues with the next file.
 */
export async function* readFiles(
  files: readonly string[],
  options: InputOptions,
): AsyncGenerator<RecordBlock | LineBlock | FileError> {
  const { onRead, part, streams, signal = new AbortController().signal } = options;
  for (const file of files.length === 0 ? ['-'] : files) {
    const name = part?.label ?? nameOf(file);
    try {
      const bytes = counted(streams.open(file, signal), onRead);
      yield* readFile(name, decoded(bytes), options);
    } catch (error) {
      const results = isMissing(error)
        ? parsePuzzles(file, { digits: options.digits, variants: options.variants })
        : [];
      const fault = results.find((result) => !result.ok);
      if (results.length > 0 && !fault) yield* readFile('argument', bytesOf(file), options);
      else yield new FileError(`${name}: ${fileReason(error)}${puzzleReason(file, fault)}`);
    }
  }
}

/** Whether there is no file with a name. Then the name may be a puzzle. */
function isMissing(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'].includes(code);
}

/** The cells of a puzzle, perhaps too few or too many. A name of a file seldom looks like this. */
const CELLS = /^(?=.*\d)[\d.*_?-]{16,}$/;

/** Why the name of a missing file is not a puzzle either, if it looks like one. */
function puzzleReason(name: string, fault: NotationResult | undefined): string {
  if (!fault || fault.ok || !CELLS.test(name)) return '';
  return `; read as a puzzle: ${notationErrorText(fault.error)}`;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function* readFile(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  { blocks, part, ...options }: InputOptions,
): AsyncGenerator<RecordBlock | LineBlock> {
  let reader =
    part && part.from > 0
      ? RecordReader.afterStart(options, part.start.bytes)
      : RecordReader.atStart({ ...options, ...(part && { mayBeMessage: false }) });
  let cutter: BlockCutter | undefined;
  let lines = 0;
  const blockOf = (bytes: Uint8Array<ArrayBuffer>): LineBlock => {
    const { notation, size } = reader;
    const block = { file, notation: notation!, size, bytes, firstLine: lines + 1 };
    if (blocks?.countsLines) lines += countLines(bytes);
    return block;
  };
  for await (const chunk of chunks) {
    let rest = chunk;
    while (rest.length > 0) {
      const { notation, size } = reader;
      if (cutter && notation) {
        const cuts = cutter.push(rest);
        let next = cuts.next();
        for (; !next.done; next = cuts.next()) yield blockOf(next.value);
        rest = next.value;
        if (rest.length === 0) continue;
        reader = RecordReader.midFile({ notation, size, variants: options.variants });
        cutter = undefined;
        continue;
      }
      const mayBeBlocks = blocks && (!notation || hasPlainLines(notation));
      const bytes = rest.subarray(0, mayBeBlocks ? PROBE : RECORD_BYTES);
      rest = rest.subarray(bytes.length);
      const results = reader.push(bytes);
      // Blocks begin after the first grid, because errors in the blocks refer to the size of this
      // grid.
      const isSettled = hasPlainLines(reader.notation) && reader.size !== undefined && !reader.rule;
      const partialLine = isSettled && !reader.mayBeMessage ? reader.partialLine : undefined;
      if (blocks && partialLine) cutter = new BlockCutter(partialLine, blocks);
      const ended = { lines: reader.lines, isLast: false, skipped: reader.skipped };
      if (cutter) lines += reader.lines;
      if (cutter) yield { file, notation: reader.notation, results, ended };
      else if (results.length > 0) yield { file, notation: reader.notation, results };
    }
  }
  const bytes = cutter?.end();
  if (bytes && bytes.length > 0) yield blockOf(bytes);
  const results = cutter ? [] : reader.end();
  const skipped = cutter ? undefined : reader.skipped;
  yield { file, notation: reader.notation, results, ended: { lines: 0, isLast: true, skipped } };
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  onRead: InputOptions['onRead'],
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onRead?.(chunk.length);
    yield chunk;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'expected a file, found nothing with that name',
  EISDIR: 'expected a file, found a directory',
  Z_DATA_ERROR: 'expected gzip data, found corrupt data',
  Z_BUF_ERROR: 'expected more gzip data, found the end of the file',
  EACCES: 'expected a readable file, found no permission to read it',
};

/** Why a file cannot be read. */
export function fileReason(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? `cannot be read: ${message}`;
}
