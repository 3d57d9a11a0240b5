import type { RecordPiece } from '../record/record-pieces.ts';

/** How to watch a program in a worker. */
export interface Watch {
  /** What `settingsOf` returns. */
  readonly settings: string;
  /** Called with every piece of the record, soon after it has changed. */
  readonly onRecord: (piece: RecordPiece) => void;
}
