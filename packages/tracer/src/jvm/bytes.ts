/** Reads big-endian numbers from bytes, one after another. */
export class Reader {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  u1(): number {
    return this.bytes[this.at++]!;
  }

  u2(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  u4(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** Returns a number as two bytes. */
export function u2(value: number): readonly [number, number] {
  return [(value >> 8) & 255, value & 255];
}

/** Returns a number as four bytes. */
export function u4(value: number): readonly [number, number, number, number] {
  return [(value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255];
}
