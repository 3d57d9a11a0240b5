import { fstatSync, readSync } from 'node:fs';

/**
 * The standard input of a program, and the part of its text that was read before the program
 * starts.
 */
export interface Input {
  /** The beginning of the input. */
  readonly start: Buffer;
  /**
   * Whether the program can read the input directly. Otherwise Nonet passes `start` and the rest of
   * stdin to it.
   */
  readonly isInherited: boolean;
  /** Whether `start` is all of the input. */
  readonly isComplete: boolean;
}

/** At most this many bytes are searched for puzzles. */
const MOST = 1 << 20;
/**
 * If the input has not ended after this many milliseconds, the program is started anyway. The
 * program may be interactive.
 */
const LONGEST_WAIT = 1_000;

/**
 * Reads the beginning of standard input: all of it, unless it is long or slow. A file is read
 * without moving its position, and a terminal is not read.
 */
export async function readStart(): Promise<Input> {
  const kind = kindOfInput();
  if (kind === 'other') return { start: Buffer.alloc(0), isInherited: true, isComplete: true };
  if (kind === 'pipe') return startOfPipe();
  const buffer = Buffer.alloc(MOST);
  const length = readSync(0, buffer, 0, MOST, 0);
  return { start: buffer.subarray(0, length), isInherited: true, isComplete: true };
}

function kindOfInput(): 'file' | 'pipe' | 'other' {
  try {
    const stat = fstatSync(0);
    if (stat.isFile()) return 'file';
    return stat.isFIFO() || stat.isSocket() ? 'pipe' : 'other';
  } catch {
    // Standard input is closed.
    return 'other';
  }
}

function startOfPipe(): Promise<Input> {
  const { stdin } = process;
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    const stop = (isComplete: boolean): void => {
      clearTimeout(timer);
      stdin.off('data', onData).off('end', onEnd).off('error', onEnd).pause();
      resolve({ start: Buffer.concat(chunks), isInherited: false, isComplete });
    };
    const onData = (chunk: Buffer): void => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST) stop(false);
    };
    const onEnd = (): void => stop(true);
    const timer = setTimeout(() => stop(false), LONGEST_WAIT);
    stdin.on('data', onData).on('end', onEnd).on('error', onEnd);
  });
}
