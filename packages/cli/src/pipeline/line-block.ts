import type { Notation } from '@nonet/engine/notation';

/** Whole lines of a file, as bytes. */
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

/** Whether every line of a notation is a puzzle and begins with its cells, as plain lines do. */
export function hasPlainLines(notation: Notation | undefined): boolean {
  return notation?.id === 'line' || notation?.id === 'sdm';
}
