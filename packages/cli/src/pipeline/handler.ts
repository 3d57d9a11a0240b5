import type { Notation, NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import type { LineTask } from '../lines/line-task.ts';
import type { Report } from '../report/report.ts';
import type { Output } from './output.ts';

/** Where a record comes from, and where its answer goes. */
export interface RecordContext {
  readonly file: string;
  /** The notation of the file. */
  readonly notation: Notation;
  /** Records before this one, in all files. */
  readonly index: number;
  readonly report: Report;
  readonly output: Output;
}

/** How a command answers records. Every record gets an answer, even one that fails. */
export interface Handler {
  /** The text before the first answer. */
  head?(notation: Notation): string;
  /** The text after the last answer. */
  tail?(notation: Notation): string;
  /** Called with the next batch of records, before they are passed to `record` one by one. */
  prepare?(results: readonly NotationResult[]): undefined | Promise<void>;
  record(record: PuzzleRecord, context: RecordContext): undefined | Promise<void>;
  /** Answers a record that could not be read. The message is on standard error already. */
  badRecord(message: string, context: RecordContext): void;
  /** The task that answers plain lines as `record` would; undefined reads them as records. */
  readonly lineTask?: LineTask | undefined;
  /** Called with the sum of the corner numbers of some plain lines. */
  addCorners?(puzzles: number, sum: number): void;
}
