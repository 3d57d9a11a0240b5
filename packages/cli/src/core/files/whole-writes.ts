import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { writeError } from './write-error.ts';

// A write may take only a part of the bytes, for example if the disk becomes full. The next write then
// says why.

/** Writes all bytes, or fails. */
export async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
  }
}

/** @param position Where in the file to write. Undefined means at its current position. */
function writeAllSync(file: number, bytes: Uint8Array, position?: number): void {
  for (let at = 0; at < bytes.length; ) {
    const place = position === undefined ? null : position + at;
    at += writeSync(file, bytes, at, bytes.length - at, place);
  }
}

/**
 * A stream that writes every chunk as a whole, or fails. If the disk becomes full, the streams of Node
 * write a part of the chunk and report no error.
 */
export function wholeWrites(file: number): Writable {
  return new Writable({
    write(chunk: Uint8Array, _, done) {
      try {
        writeAllSync(file, chunk);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/**
 * Replaces all bytes of a file from `position` on. If that fails, the file ends there. Returns the new size.
 *
 * @throws WriteError if the file cannot be written.
 */
export function writeEnd(name: string, position: number, text: string): number {
  const bytes = Buffer.from(text);
  try {
    const file = openSync(name, constants.O_WRONLY | constants.O_CREAT);
    try {
      ftruncateSync(file, position);
      writeAllSync(file, bytes, position);
    } catch (error) {
      ftruncateSync(file, position);
      throw error;
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw writeError(name, error);
  }
  return position + bytes.length;
}
