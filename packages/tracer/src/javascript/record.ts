import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Flusher } from './flusher.ts';

// The record begins with lines of text. Each line is a word and its value. Then come events of 32
// bits, up to a zero: kind (2 bits), digit (5), cell (10), line (15; 0 if unknown).
const HEAD = 4_096;
export const PLACE = 1;
export const REMOVE = 2;
export const SOLUTION = 3;
const MOST_LINES = (1 << 15) - 1;
/** A line of the text has at most this many letters, except for the givens. */
const MOST_LETTERS = 2_500;
/** After this many events, a thread writes the later ones. */
const DIRECT = 20_000;

/**
 * The file with the events of the program. An event is in the file at once, or a few milliseconds
 * later if there are many. So the events are kept even if the program crashes.
 */
export class Record {
  private readonly folder: string;
  private readonly limit: number;
  private readonly file: number;
  private events = new Uint32Array(new SharedArrayBuffer(0));
  private bytes = new Uint8Array(new SharedArrayBuffer(0));
  private flusher: Flusher | undefined;
  private isDirect = true;
  private length = 0;
  private written = 0;
  private isBroken = false;
  private isOverCopies = false;
  isCut = false;

  constructor(folder: string, limit: number) {
    this.folder = folder;
    this.limit = limit;
    this.file = openSync(this.path, 'r+');
  }

  private get path(): string {
    return join(this.folder, 'record');
  }

  /** Adds a line to the text. */
  note(word: string, value: string = ''): void {
    const head = Buffer.alloc(HEAD);
    readSync(this.file, head, 0, HEAD, 0);
    const line = Buffer.from(`${word} ${value.replace(/\s+/g, ' ').slice(0, MOST_LETTERS)}\n`);
    const start = head.indexOf(0);
    if (start + line.length < HEAD) writeSync(this.file, line, 0, line.length, start);
  }

  /** Notes that the events are the differences between one grid and the next. */
  countCopies(): void {
    if (!this.isOverCopies) this.note('counting', 'copies');
    this.isOverCopies = true;
  }

  /** Notes that the tracer has failed. Later events are not recorded. */
  break(error: unknown): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.note('broken', String(error));
  }

  /**
   * Begins the events. Returns false if another thread of the program has already begun to record a
   * grid.
   */
  begin(): boolean {
    try {
      closeSync(openSync(join(this.folder, 'claim'), 'wx'));
    } catch {
      return false;
    }
    const memory = new SharedArrayBuffer(4 * (this.limit + 1));
    this.events = new Uint32Array(memory);
    this.bytes = new Uint8Array(memory);
    return true;
  }

  add(kind: number, cell: number, digit: number, line: number): void {
    if (this.isBroken) return;
    if (this.length === this.limit) {
      if (!this.isCut) this.note('cut');
      this.isCut = true;
      return;
    }
    const known = line <= MOST_LINES ? line : 0;
    this.events[this.length++] = kind | (digit << 2) | (cell << 7) | (known << 17);
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
        this.break(error);
      }
    });
    return new Flusher(this.path, HEAD, this.bytes.buffer);
  }
}
