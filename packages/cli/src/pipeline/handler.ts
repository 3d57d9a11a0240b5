import type { MissingRecord, Notation, NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import type { BlockAnswer, LineTask } from '../lines/line-task.ts';
import type { Progress } from '../report/progress.ts';
import type { AnswerError } from '../report/refusal.ts';
import type { Report } from '../report/report.ts';
import type { Output } from './output.ts';

/** Where a record comes from and where its answer goes. */
export interface RecordContext {
  readonly file: string;
  /** The notation of the file. */
  readonly notation: Notation;
  readonly report: Report;
  readonly output: Output;
  readonly progress: Progress;
}

/** A record that could not be read or answered. The message has already been printed. */
export interface UnansweredRecord extends Omit<MissingRecord, 'error'> {
  readonly error: AnswerError;
}

/** How a command answers records. Bad records get an answer too. */
export interface Handler {
  /** Each step writes the answer to the next record of a batch. */
  answers(
    records: readonly PuzzleRecord[],
    context: RecordContext,
  ): Iterator<unknown> | AsyncIterator<unknown>;
  /** Whether it answers variants too. Otherwise a variant is a record that could not be read. */
  readonly variants?: boolean;
  /** Answers a record that could not be read. */
  readonly badRecord: (record: UnansweredRecord, context: RecordContext) => void;
  /**
   * Called with the first record of the file if only a later part of the file is answered. Writes
   * nothing. The CSV writer takes its columns from this record.
   */
  skip?(first: NotationResult, context: RecordContext): void;
  /** Returns the text after the last answer. */
  readonly end?: () => string;
  /**
   * A task that gives the same answers as `answers` to lines with 81 cells, but faster. If
   * undefined, such lines are read as records.
   */
  readonly lineTask?: LineTask | undefined;
  /** Called for each block of lines. */
  addBlock?(answer: BlockAnswer): void;
}

/** Answers the records of a batch one by one. */
export function oneByOne(
  answer: (record: PuzzleRecord, context: RecordContext) => unknown,
): Handler['answers'] {
  return async function* (records, context) {
    for (const record of records) yield await answer(record, context);
  };
}
