import type { Buffers } from '../lines/buffers.ts';
import { LINE_FEED } from '../lines/plain-lines.ts';

/** Lines of more bytes than this are read as records, not as blocks. */
export const MAX_LINE: number = 1 << 16;

export interface BlockOptions {
  /** The maximum size of a block, not counting an unfinished line of the previous chunk. */
  readonly bytes: number;
  /** Provides memory for the blocks. */
  readonly buffers: Buffers;
  /** Whether to count the lines before each block. */
  readonly countsLines: boolean;
}

/** Cuts chunks of bytes into blocks that end at line ends. */
export class BlockCutter {
  private readonly bytes: number;
  private readonly buffers: Buffers;
  /** The unfinished line at the end of the latest chunk. */
  private partialLine: Uint8Array;

  constructor(partialLine: Uint8Array, { bytes, buffers }: BlockOptions) {
    this.partialLine = partialLine;
    this.bytes = bytes;
    this.buffers = buffers;
  }

  /**
   * Yields copies of the blocks that this chunk completes.
   *
   * @returns The remaining bytes if a line is too long. Otherwise an empty array.
   */
  *push(chunk: Uint8Array): Generator<Uint8Array<ArrayBuffer>, Uint8Array> {
    let from = 0;
    while (from < chunk.length) {
      const until = Math.min(chunk.length, from + this.bytes);
      const feed = chunk.lastIndexOf(LINE_FEED, until - 1);
      if (feed >= from) {
        const block = this.block(chunk.subarray(from, feed + 1));
        this.partialLine = new Uint8Array();
        from = feed + 1;
        yield block;
      } else if (this.partialLine.length + until - from > MAX_LINE) {
        return joined(this.partialLine, chunk.subarray(from));
      } else {
        this.partialLine = joined(this.partialLine, chunk.subarray(from, until));
        from = until;
      }
    }
    return new Uint8Array();
  }

  /** Returns the last line of the file if it has no line end. Otherwise an empty block. */
  end(): Uint8Array<ArrayBuffer> {
    return this.block(new Uint8Array());
  }

  private block(tail: Uint8Array): Uint8Array<ArrayBuffer> {
    const { buffers, partialLine } = this;
    return join(partialLine, tail, buffers.take(partialLine.length + tail.length));
  }
}

export function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  return join(head, tail, new Uint8Array(head.length + tail.length));
}

function join<T extends Uint8Array>(head: Uint8Array, tail: Uint8Array, into: T): T {
  into.set(head);
  into.set(tail, head.length);
  return into;
}
