import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Flusher } from './flusher.ts';
import type { RecordStore } from './record.ts';

/** The number of bytes of text before the events. */
const HEAD = 4_096;
/** After this many events, a thread writes the later ones. */
const DIRECT = 20_000;

/**
 * The record in a file. An event is in the file at once, or a few milliseconds later if there are
 * many. So the events are kept even if the program crashes.
 */
export class RecordFile implements RecordStore {
  private readonly folder: string;
  private readonly file: number;
  private bytes = new Uint8Array(new SharedArrayBuffer(0));
  private flusher: Flusher | undefined;
  private isDirect = true;
  private length = 0;
  private written = 0;

  constructor(folder: string) {
    this.folder = folder;
    this.file = openSync(this.path, 'r+');
  }

  private get path(): string {
    return join(this.folder, 'record');
  }

  note(line: string): void {
    const head = Buffer.alloc(HEAD);
    readSync(this.file, head, 0, HEAD, 0);
    const bytes = Buffer.from(line);
    const start = head.indexOf(0);
    if (start + bytes.length < HEAD) writeSync(this.file, bytes, 0, bytes.length, start);
  }

  begin(events: number): Uint32Array | undefined {
    try {
      closeSync(openSync(join(this.folder, 'claim'), 'wx'));
    } catch {
      return undefined;
    }
    const memory = new SharedArrayBuffer(4 * (events + 1));
    this.bytes = new Uint8Array(memory);
    return new Uint32Array(memory);
  }

  added(length: number): void {
    this.length = length;
    if (!this.isDirect) return;
    try {
      this.write();
    } catch (error) {
      // The disk is full. Or the stack is full, and the next event is written with this one.
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    }
  }

  private write(): void {
    const start = 4 * this.written;
    writeSync(this.file, this.bytes, start, 4 * this.length - start, HEAD + start);
    this.written = this.length;
    if (this.length >= DIRECT) this.flusher ??= this.startFlusher();
    if (this.flusher?.isRunning) this.isDirect = false;
  }

  private startFlusher(): Flusher {
    // The listener of the tracer must not make Node warn of too many listeners.
    process.setMaxListeners(process.getMaxListeners() + 1);
    process.once('exit', () => {
      try {
        this.isDirect = true;
        this.write();
      } catch (error) {
        this.note(`broken ${String(error)}\n`);
      }
    });
    return new Flusher(this.path, HEAD, this.bytes.buffer);
  }
}
