import type { Notation } from '@nonet/engine';

/** Whole lines of a file, as they stand there. */
export class LineBlock {
  readonly file: string;
  readonly notation: Notation;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(file: string, notation: Notation, bytes: Uint8Array<ArrayBuffer>) {
    this.file = file;
    this.notation = notation;
    this.bytes = bytes;
  }
}
