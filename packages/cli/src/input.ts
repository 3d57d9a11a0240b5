import { createReadStream } from 'node:fs';
import { type Geometry, type Notation, type NotationResult, PuzzleReader } from '@nonet/engine';

export interface InputOptions {
  readonly notation?: Notation | undefined;
  readonly geometry?: Geometry | undefined;
  /** Told how many bytes have been read. */
  readonly onRead?: ((bytes: number) => void) | undefined;
}

/** What one piece of a file held: records, good and bad, in order. */
export interface Batch {
  readonly file: string;
  /** The notation of the file; undefined when none was recognised. */
  readonly notation: Notation | undefined;
  readonly results: readonly NotationResult[];
}

/** A file that could not be read at all. */
export class FileError extends Error {}

/** What standard input is called in messages. */
const STDIN = 'stdin';

/**
 * The records of the files, `-` or none being standard input, as they come in: a pipe that trickles
 * is answered as it trickles.
 *
 * Yields a FileError in place of a file that cannot be read, and goes on with the next.
 */
export async function* readFiles(
  files: readonly string[],
  options: InputOptions,
): AsyncGenerator<Batch | FileError> {
  for (const file of files.length === 0 ? ['-'] : files) {
    try {
      yield* readFile(file, options);
    } catch (error) {
      yield new FileError(`${file}: ${reason(error)}`);
    }
  }
}

async function* readFile(file: string, options: InputOptions): AsyncGenerator<Batch> {
  const name = file === '-' ? STDIN : file;
  const stream = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 16 });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = new PuzzleReader(options);
  const batch = (results: NotationResult[]): Batch => ({
    file: name,
    notation: reader.notation,
    results,
  });
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    options.onRead?.(chunk.length);
    const results = reader.push(decoder.decode(chunk, { stream: true }));
    if (results.length > 0) yield batch(results);
  }
  yield batch([...reader.push(decoder.decode()), ...reader.end()]);
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
