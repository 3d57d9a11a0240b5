import { type FileHandle, open, rename } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { ContentMeter, type FileContent } from './content.ts';

/** Bytes that may wait to be written. */
const BUFFER = 1 << 20;

/**
 * A file of answers. It is written under a temporary name and renamed at the end, so that a file with
 * its name is complete.
 */
export class AnswerFile {
  readonly temporary: string;
  readonly stream: Writable;
  private readonly name: string;
  private readonly handle: FileHandle;
  private readonly meter = new ContentMeter();

  private constructor(name: string, temporary: string, handle: FileHandle) {
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
    const temporary = `${name}.${process.pid}-${Date.now().toString(36)}.tmp`;
    return new AnswerFile(name, temporary, await open(temporary, 'wx'));
  }

  /** Writes what is left to the temporary file. */
  async finish(): Promise<FileContent> {
    await new Promise<void>((resolve, reject) => {
      this.stream.once('error', reject);
      this.stream.end(resolve);
    });
    await this.handle.sync();
    await this.handle.close();
    return this.meter.content();
  }

  /** Gives the file its name. */
  async publish(): Promise<void> {
    await rename(this.temporary, this.name);
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) {
    at += (await handle.write(chunk, at, chunk.length - at)).bytesWritten;
  }
}
