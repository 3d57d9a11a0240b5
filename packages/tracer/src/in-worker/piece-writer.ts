import { RECORD_HEAD } from '../record/recorded.ts';
import type { Watch } from './watch.ts';

/** An event waits at most this many milliseconds for the next one. */
const LONGEST_WAIT = 50;
/** One in so many events may be lost if the program is stopped. */
const SHARE = 32;

/** The program may replace the clock. */
const { performance } = globalThis;

/**
 * Hands out the pieces of a record. A piece is a message to another thread, so it has many events if
 * there are many. But it cannot wait until it is full, or for some time: the program may be stopped at
 * any moment, and the tracer may not be called before.
 */
export class PieceWriter {
  private readonly onRecord: Watch['onRecord'];
  private readonly read: (start: number, end: number) => Uint8Array;
  /** The bytes that have changed since the last piece. */
  private start = Number.POSITIVE_INFINITY;
  private end = 0;
  private last = 0;

  /** @param read Returns a copy of bytes of the record. */
  constructor(onRecord: Watch['onRecord'], read: PieceWriter['read']) {
    this.onRecord = onRecord;
    this.read = read;
  }

  /** The bytes from `start` to `end` have changed. */
  changed(start: number, end: number): void {
    this.start = Math.min(this.start, start);
    this.end = Math.max(this.end, end);
    const isMuch = SHARE * (this.end - this.start) >= end - RECORD_HEAD;
    if (isMuch || performance.now() - this.last > LONGEST_WAIT) this.flush();
  }

  flush(): void {
    if (this.end <= this.start) return;
    this.onRecord({ offset: this.start, bytes: this.read(this.start, this.end) });
    this.start = Number.POSITIVE_INFINITY;
    this.end = 0;
    this.last = performance.now();
  }
}
