import type { Notation } from '@nonet/engine/notation';

/** Whole lines of a file, as bytes. */
export interface LineBlock {
  readonly file: string;
  readonly notation: Notation;
  /** The size of the file's first grid. */
  readonly size: number | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The number of the first line, counted from 1. Only known if the lines are counted. */
  readonly firstLine: number;
}

/** Whether each line of a notation is one puzzle and begins with the cells. */
export function hasPlainLines(notation: Notation | undefined): boolean {
  return notation?.id === 'line' || notation?.id === 'sdm';
}
