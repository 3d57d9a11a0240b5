import type { Notation, NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import type { LineTask } from '../lines/line-task.ts';
import type { Report } from '../report/report.ts';
import type { Output } from './output.ts';

/** A record's place in what is read, and what an answer to it is written to. */
export interface Place {
  readonly file: string;
  /** The notation of the file. */
  readonly notation: Notation;
  /** How many records came before it, in all files. */
  readonly index: number;
  readonly report: Report;
  readonly output: Output;
}

/** How a command answers. Every record gets an answer, be it that there is none. */
export interface Handler {
  /** What stands before the first answer. */
  head?(notation: Notation): string;
  /** What stands after the last answer. */
  tail?(notation: Notation): string;
  /** Told of the records that come next, before they are asked for one by one. */
  prepare?(results: readonly NotationResult[]): undefined | Promise<void>;
  record(record: PuzzleRecord, place: Place): undefined | Promise<void>;
  /** Answers a record that could not be read; the message has been given to the person. */
  bad(message: string, place: Place): void;
  /** What plain lines are asked, where the answer is the same as to records. */
  readonly lines?: LineTask | undefined;
  /** Takes the sum of the corners of so many plain lines. */
  sum?(puzzles: number, sum: number): void;
}
