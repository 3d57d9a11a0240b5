import { type FileHandle, open, realpath, rename, stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { ContentMeter, type FileContent } from './content.ts';
import { removeRemains, temporaryName } from './temporary-name.ts';

/** The maximum number of bytes that wait to be written. */
const BUFFER = 1 << 20;

/**
 * A file of answers. It is written under a temporary name and renamed at the end. So if a file with
 * the real name exists, it is complete. Links are followed. Devices and pipes are written to
 * directly.
 */
export class AnswerFile {
  /** Undefined if the file is a device or a pipe. */
  readonly temporary: string | undefined;
  readonly stream: Writable;
  private readonly name: string;
  private readonly handle: FileHandle;
  private readonly meter = new ContentMeter();

  private constructor(name: string, temporary: string | undefined, handle: FileHandle) {
    this.name = name;
    this.temporary = temporary;
    this.handle = handle;
    this.stream = new Writable({
      highWaterMark: BUFFER,
      write: (chunk: Uint8Array, _, done) => {
        this.meter.add(chunk);
        writeAll(handle, chunk).then(() => done(), done);
      },
    });
  }

  /** @throws Error if the file cannot be created. */
  static async create(name: string): Promise<AnswerFile> {
    const old = await stat(name).catch(() => undefined);
    if (old?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (old && !old.isFile()) return new AnswerFile(name, undefined, await open(name, 'w'));
    const target = old ? await realpath(name) : name;
    await removeRemains(target);
    const temporary = temporaryName(target);
    return new AnswerFile(target, temporary, await open(temporary, 'wx', old?.mode));
  }

  /** Writes the rest of the answers to the temporary file. */
  async finish(): Promise<FileContent> {
    await new Promise<void>((resolve, reject) => {
      this.stream.once('error', reject);
      this.stream.end(resolve);
    });
    if (this.temporary !== undefined) await this.handle.sync();
    await this.handle.close();
    return this.meter.content();
  }

  /** Replaces the temporary name of the file with its real name. */
  async publish(): Promise<void> {
    if (this.temporary !== undefined) await rename(this.temporary, this.name);
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) {
    at += (await handle.write(chunk, at, chunk.length - at)).bytesWritten;
  }
}
