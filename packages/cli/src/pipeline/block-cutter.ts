import type { Buffers } from '../lines/buffers.ts';
import { LINE_FEED } from '../lines/plain-lines.ts';

/** The most bytes of a line that are held: about the longest line that notations read. */
const MOST_HELD = 1 << 16;

export interface Cutting {
  /** Bytes of a block. */
  readonly most: number;
  /** Where blocks are taken from. */
  readonly buffers: Buffers;
}

/** Cuts bytes that come in chunks into blocks at line ends. */
export class BlockCutter {
  private readonly most: number;
  private readonly buffers: Buffers;
  private held: Uint8Array;

  /** @param held The beginning of a line. */
  constructor(held: Uint8Array, { most, buffers }: Cutting) {
    this.held = held;
    this.most = most;
    this.buffers = buffers;
  }

  /**
   * The blocks that a chunk completes. They are copies.
   *
   * @returns Nothing, or, when a line is too long to be held, all bytes that are left over.
   */
  *push(chunk: Uint8Array): Generator<Uint8Array<ArrayBuffer>, Uint8Array> {
    let from = 0;
    while (from < chunk.length) {
      const until = Math.min(chunk.length, from + this.most);
      const feed = chunk.lastIndexOf(LINE_FEED, until - 1);
      if (feed >= from) {
        const block = this.block(chunk.subarray(from, feed + 1));
        this.held = new Uint8Array();
        from = feed + 1;
        yield block;
      } else if (this.held.length + until - from > MOST_HELD) {
        return joined(this.held, chunk.subarray(from));
      } else {
        this.held = joined(this.held, chunk.subarray(from, until));
        from = until;
      }
    }
    return new Uint8Array();
  }

  /** The last line, when nothing ends it. */
  end(): Uint8Array<ArrayBuffer> {
    return this.block(new Uint8Array());
  }

  private block(tail: Uint8Array): Uint8Array<ArrayBuffer> {
    return join(this.held, tail, this.buffers.take(this.held.length + tail.length));
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  return join(head, tail, new Uint8Array(head.length + tail.length));
}

function join<T extends Uint8Array>(head: Uint8Array, tail: Uint8Array, into: T): T {
  into.set(head);
  into.set(tail, head.length);
  return into;
}
