import type { Notation, NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import type { LineTask } from '../lines/line-task.ts';
import type { Report } from '../report/report.ts';
import type { Output } from './output.ts';

/** The origin of a record, and the outputs for its answer. */
export interface RecordContext {
  readonly file: string;
  /** The notation of the file. */
  readonly notation: Notation;
  /** The number of records before this record, in all files. */
  readonly index: number;
  readonly report: Report;
  readonly output: Output;
}

/** How a command answers records. Every record gets an answer, even if it is bad. */
export interface Handler {
  /** The text before the first answer. */
  head?(notation: Notation): string;
  /** The text after the last answer. */
  tail?(notation: Notation): string;
  /**
   * Called with the next batch of records. After that, the records are passed to `record` one by one.
   */
  prepare?(results: readonly NotationResult[]): undefined | Promise<void>;
  record(record: PuzzleRecord, context: RecordContext): undefined | Promise<void>;
  /** Answers a record that could not be read. The message has already been printed. */
  badRecord(message: string, context: RecordContext): void;
  /**
   * A task that answers plain lines just as `record` does. If undefined, plain lines are read as
   * records.
   */
  readonly lineTask?: LineTask | undefined;
  /** Called with the number of puzzles in a block of plain lines and the sum of their corner numbers. */
  addCorners?(puzzles: number, sum: number): void;
}
