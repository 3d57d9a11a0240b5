/** Reuses buffers, because allocating a new one for each block would create garbage. */
export class Buffers {
  private readonly free: ArrayBuffer[] = [];

  /** Returns a buffer of this size. Its content is arbitrary. */
  take(bytes: number): Uint8Array<ArrayBuffer> {
    const found = this.free.findIndex((buffer) => buffer.byteLength >= bytes);
    const [buffer] = found < 0 ? [] : this.free.splice(found, 1);
    return new Uint8Array(buffer ?? new ArrayBuffer(powerOfTwo(bytes)), 0, bytes);
  }

  /**
   * Takes back a buffer that is no longer used. Ignores buffers that were transferred to a thread.
   */
  release({ buffer }: Uint8Array<ArrayBuffer>): void {
    if (buffer.byteLength > 0 && !this.free.includes(buffer)) this.free.push(buffer);
  }
}

function powerOfTwo(bytes: number): number {
  return 2 ** (32 - Math.clz32(Math.max(bytes, 1) - 1));
}
