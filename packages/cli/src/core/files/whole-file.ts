import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { type FileHandle, open, realpath, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { atExit } from '../cleanup.ts';
import type { InputFiles } from './input-files.ts';
import { removeRemains, temporaryName } from './temporary-name.ts';
import { writeAll } from './whole-writes.ts';
import { writeError } from './write-error.ts';

/** The maximum number of bytes that wait to be written. */
const BUFFER = 1 << 20;

/** Where a file is written, and the name that it gets. */
interface Place {
  readonly temporary: string;
  readonly target: string;
}

interface Options {
  /** Files that must not be written. */
  readonly inputs?: InputFiles | undefined;
  /** Called with the bytes that are written. */
  readonly onChunk?: (chunk: Uint8Array) => void;
}

/**
 * A file that gets its name only when it is complete. Until then, it has a temporary name in the same
 * folder. Links are followed. Devices and pipes are written to directly.
 *
 * If the file cannot be written, the methods throw a WriteError, and the stream fails with one.
 */
export class WholeFile {
  readonly stream: Writable;
  /** The name that the user knows. */
  private readonly name: string;
  /** Undefined for a device or a pipe, and when the file has its name or is given up. */
  private place: Place | undefined;

  private constructor(
    name: string,
    handle: FileHandle,
    place: Place | undefined,
    onChunk: Options['onChunk'],
  ) {
    this.name = name;
    this.place = place;
    const failing = (done: (error: Error) => void) => (error: unknown) =>
      done(writeError(name, error));
    this.stream = new Writable({
      highWaterMark: BUFFER,
      write: (chunk: Uint8Array, _, done) => {
        onChunk?.(chunk);
        writeAll(handle, chunk).then(() => done(), failing(done));
      },
      final: (done) => {
        const isOnDisk = place ? handle.sync() : Promise.resolve();
        isOnDisk.then(() => done(), failing(done));
      },
      destroy: (error, done) => {
        handle.close().then(() => done(error), failing(done));
      },
    });
    // `finish` throws the error.
    this.stream.on('error', () => {});
  }

  static async create(name: string, { inputs, onChunk }: Options = {}): Promise<WholeFile> {
    inputs?.refuse(name);
    try {
      const old = await stat(name).catch(() => undefined);
      if (old?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
      if (old && !old.isFile()) {
        return new WholeFile(name, await open(name, 'w'), undefined, onChunk);
      }
      const target = old ? await realpath(name) : name;
      await removeRemains(target);
      const temporary = temporaryName(target);
      const handle = await open(temporary, 'wx', old?.mode);
      return new WholeFile(name, handle, { temporary, target }, onChunk);
    } catch (error) {
      throw writeError(name, error);
    }
  }

  /** Writes the rest of the stream to the disk. */
  async finish(): Promise<void> {
    this.stream.end();
    await finished(this.stream);
  }

  /** Gives the file its name. */
  async publish(): Promise<void> {
    if (!this.place) return;
    try {
      await rename(this.place.temporary, this.place.target);
    } catch (error) {
      throw writeError(this.name, error);
    }
    this.place = undefined;
  }

  /** Deletes what was written, unless the file has its name. */
  remove(): void {
    this.giveUp((temporary) => rmSync(temporary));
  }

  /**
   * Keeps what was written in a file of its own, unless the file has its name. Returns the name of that
   * file. If nothing was written, returns undefined.
   */
  keepPart(): string | undefined {
    return this.giveUp((temporary, target) => {
      if (statSync(temporary).size === 0) {
        rmSync(temporary);
        return undefined;
      }
      const kept = freeName(`${target}.partial`);
      renameSync(temporary, kept);
      return kept;
    });
  }

  private giveUp<T>(end: (temporary: string, target: string) => T): T | undefined {
    const { place } = this;
    if (!place) return undefined;
    this.place = undefined;
    this.stream.destroy();
    try {
      return end(place.temporary, place.target);
    } catch {
      // The folder is gone, or nothing in it can be changed.
      return undefined;
    }
  }
}

export interface FileToWrite {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes files. None of them gets its name before all are complete.
 *
 * @param inputs Files that must not be written.
 * @throws WriteError if a file cannot be written.
 */
export async function writeFiles(files: Iterable<FileToWrite>, inputs?: InputFiles): Promise<void> {
  const written: WholeFile[] = [];
  const removeAll = atExit(() => {
    for (const file of written) file.remove();
  });
  try {
    for (const { content, name } of files) {
      const file = await WholeFile.create(name, { inputs });
      written.push(file);
      file.stream.write(content);
      await file.finish();
    }
    for (const file of written) await file.publish();
  } finally {
    removeAll();
  }
}

/**
 * Finds out early whether a file can be written.
 *
 * @throws WriteError if it cannot.
 */
export function checkPlace(name: string): void {
  try {
    const old = statSync(name, { throwIfNoEntry: false });
    if (old?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (!old || old.isFile()) {
      accessSync(dirname(old ? realpathSync(name) : name), constants.W_OK);
    }
  } catch (error) {
    throw writeError(name, error);
  }
}

/**
 * Makes a folder, and the folders above it, if there is none.
 *
 * @throws WriteError if that is not possible.
 */
export function makeFolder(path: string): void {
  try {
    make(path);
  } catch (error) {
    throw writeError(path, error);
  }
}

/** The option `recursive` of `mkdir` is not used, because it never returns in /proc. */
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  try {
    mkdirSync(path);
  } catch (error) {
    const above = dirname(path);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || existsSync(above)) throw error;
    make(above);
    mkdirSync(path);
  }
}

/** Adds a number to a name that is taken. */
function freeName(name: string): string {
  for (let number = 2, free = name; ; number++) {
    if (!existsSync(free)) return free;
    free = `${name}-${number}`;
  }
}
