import type { Notation, NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import type { LineTask } from '../lines/line-task.ts';
import type { Progress } from '../report/progress.ts';
import type { Report } from '../report/report.ts';
import type { Output } from './output.ts';

/** Where a record comes from and where its answer goes. */
export interface RecordContext {
  readonly file: string;
  /** The notation of the file. */
  readonly notation: Notation;
  /** How many records of all files came before this record. */
  readonly index: number;
  readonly report: Report;
  readonly output: Output;
  readonly progress: Progress;
}

/** How a command answers records. Bad records get an answer too. */
export interface Handler {
  /** Returns the text before the first answer. */
  readonly head?: (notation: Notation) => string;
  /** Returns the text after the last answer. */
  readonly tail?: (notation: Notation) => string;
  /** Called with each batch of records before its records are passed to `record` one by one. */
  prepare?(results: readonly NotationResult[]): undefined | Promise<void>;
  record(record: PuzzleRecord, context: RecordContext): undefined | Promise<void>;
  /** Answers a record that could not be read. The message has already been printed. */
  readonly badRecord: (message: string, context: RecordContext) => void;
  /**
   * A task that answers lines with 81 cells as `record` would, but faster. If undefined, such lines are
   * read as records.
   */
  readonly lineTask?: LineTask | undefined;
  /** Called for each block of lines. `sum` adds up the 3-digit numbers in the top left corners. */
  addCorners?(puzzles: number, sum: number): void;
}
