import type { Geometry } from '@nonet/engine/grid';
import type { Notation } from '@nonet/engine/notation';
import type { FilePart } from '../core/part-source.ts';

/** The options of every command that reads puzzles. */
export interface InputFlags {
  /** Threads for files with one 9×9 puzzle per line. Default 1: the main thread only. */
  readonly threads?: number;
  readonly from?: Notation;
  readonly size?: Geometry;
  /** The symbols of the digits. */
  readonly digits?: string;
  /** Set if only a part of the file is read. */
  readonly filePart?: FilePart;
}
