import { fstatSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { addAbortSignal, type Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';
import type { PartNotes } from '@nonet/bank';
import type { InputFiles } from './files/input-files.ts';
import { wholeWrites } from './files/whole-writes.ts';
import type { PartSource } from './part-source.ts';

/** What a command reads from and writes to. */
export interface Streams {
  /**
   * Yields the bytes of a file in chunks. The name `-` means standard input. A chunk may overwrite
   * the previous one. Ends early if the signal is aborted.
   */
  readonly open: (file: string, signal: AbortSignal) => AsyncIterable<Uint8Array>;
  /** The files that the command reads. No file that it writes may be one of them. */
  readonly inputs?: InputFiles;
  /** Where `--part` finds the parts of files. Undefined means the files of this machine. */
  readonly parts?: PartSource;
  /** The properties of WriteStream are set if this is a terminal. */
  readonly answers: Writable & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'getColorDepth'>>;
  /** Receives the errors. */
  readonly messages: MessageStream;
  /** Receives the messages that `--quiet` silences: notes, progress, seeds and times. */
  readonly notes: MessageStream;
  /** Called at the end with the notes, for whoever joins the answers of several parts. */
  readonly onNotes?: (notes: PartNotes) => void;
  /** Called if answers are missing at the end, for example because a file could not be read. */
  readonly incomplete?: () => void;
  /** Called with the buffer of the answers, which is to be stopped before the process ends. */
  readonly onOutput?: (output: { stop(): Promise<void> }) => void;
}

interface MessageStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const STDOUT = 1;

/** Bytes per read. */
const CHUNK = 1 << 18;

export const PROCESS: Streams = {
  open: (file, signal) =>
    file === '-' ? addAbortSignal(signal, process.stdin) : bytesOf(file, signal),
  answers: isFile(STDOUT) ? wholeWrites(STDOUT) : process.stdout,
  messages: process.stderr,
  notes: process.stderr,
};

/** Returns the same streams, except for those in `others`. */
export function withStreams(streams: Streams, others: Partial<Streams>): Streams {
  const open: Streams['open'] = (file, signal) => streams.open(file, signal);
  return { ...streams, open, ...others };
}

/** Returns the same streams, but discards the notes. */
export function withoutNotes(streams: Streams): Streams {
  return withStreams(streams, { notes: { write: () => {} } });
}

function isFile(file: number): boolean {
  try {
    return fstatSync(file).isFile();
  } catch {
    // Standard output is closed.
    return false;
  }
}

async function* bytesOf(file: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const handle = await open(file);
  try {
    const chunk = new Uint8Array(CHUNK);
    while (!signal.aborted) {
      const { bytesRead } = await handle.read(chunk, 0, CHUNK, null);
      if (bytesRead === 0) return;
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
