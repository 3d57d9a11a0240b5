import { RECORD_HEAD, type Recorded, recordedIn } from './recorded.ts';

/** Bytes of a record that have changed, and the place of the first one. */
export interface RecordPiece {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * Puts the pieces of a record together. So what a program did is known even if it was stopped from
 * outside, and its memory is gone.
 */
export class RecordPieces {
  private bytes = new Uint8Array(4 * RECORD_HEAD);

  write({ offset, bytes }: RecordPiece): void {
    const end = offset + bytes.length;
    if (end > this.bytes.length) {
      const longer = new Uint8Array(Math.max(end, 2 * this.bytes.length));
      longer.set(this.bytes);
      this.bytes = longer;
    }
    this.bytes.set(bytes, offset);
  }

  /** Returns what the tracer has recorded so far. */
  recorded(): Recorded {
    return recordedIn(this.bytes.slice());
  }
}
