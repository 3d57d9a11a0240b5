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

/** Whether a notation has one puzzle per line, cells first: its lines may be plain lines. */
export function hasPlainLines(notation: Notation | undefined): boolean {
  return notation?.id === 'line' || notation?.id === 'sdm';
}
