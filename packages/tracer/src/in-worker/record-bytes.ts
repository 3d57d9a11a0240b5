import type { RecordStore } from '../javascript/record.ts';
import { RECORD_HEAD, recordSize } from '../record/recorded.ts';
import { PieceWriter } from './piece-writer.ts';
import type { Watch } from './watch.ts';

/** A record in the memory of the worker, which hands out its pieces. */
export class RecordBytes implements RecordStore {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly writer: PieceWriter;
  /** The end of the text. */
  private head = 0;
  /** The end of the events that were handed out. */
  private handedOut = RECORD_HEAD;

  constructor(events: number, onRecord: Watch['onRecord']) {
    this.bytes = new Uint8Array(recordSize(events));
    this.writer = new PieceWriter(onRecord, (start, end) => this.bytes.slice(start, end));
  }

  note(line: string): void {
    const bytes = new TextEncoder().encode(line);
    const end = this.head + bytes.length;
    if (end >= RECORD_HEAD) return;
    this.bytes.set(bytes, this.head);
    this.writer.changed(this.head, end);
    this.head = end;
  }

  begin(events: number): Uint32Array {
    return new Uint32Array(this.bytes.buffer, RECORD_HEAD, events);
  }

  added(length: number): void {
    const end = RECORD_HEAD + 4 * length;
    try {
      this.writer.changed(this.handedOut, end);
      this.handedOut = end;
    } catch (error) {
      // The stack is full. The next event is handed out with this one.
      if (!(error instanceof RangeError)) throw error;
    }
  }

  flush(): void {
    this.writer.flush();
  }
}
