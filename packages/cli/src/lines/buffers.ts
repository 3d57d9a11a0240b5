/** Buffers that are used again and again, so that a million lines leave nothing to be collected. */
export class Buffers {
  private readonly free: ArrayBuffer[] = [];

  /** Bytes of any content. */
  take(bytes: number): Uint8Array<ArrayBuffer> {
    const found = this.free.findIndex((buffer) => buffer.byteLength >= bytes);
    const [buffer] = found < 0 ? [] : this.free.splice(found, 1);
    return new Uint8Array(buffer ?? new ArrayBuffer(powerOfTwo(bytes)), 0, bytes);
  }

  /** Gives back what will not be looked at again. */
  give({ buffer }: Uint8Array<ArrayBuffer>): void {
    if (buffer.byteLength > 0 && !this.free.includes(buffer)) this.free.push(buffer);
  }
}

function powerOfTwo(bytes: number): number {
  return 2 ** (32 - Math.clz32(Math.max(bytes, 1) - 1));
}
