import type { Notation, NotationResult, PuzzleRecord } from '@nonet/engine';
import { FileError, readFiles } from './input.ts';
import type { InputFlags } from './options.ts';
import { Output } from './output.ts';
import { Progress } from './progress.ts';
import { Report, type Status } from './report.ts';

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
export interface Answers {
  /** What stands before the first answer. */
  head?(notation: Notation): string;
  /** Told of the records that come next, before they are asked for one by one. */
  prepare?(results: readonly NotationResult[]): undefined | Promise<void>;
  record(record: PuzzleRecord, place: Place): undefined | Promise<void>;
  /** Answers a record that could not be read; the message has been given to the person. */
  bad(message: string, place: Place): void;
}

/**
 * Answers every record of the files, in order, as they come in. A bad record is reported and keeps
 * its place. Gives the exit status.
 */
export async function answerAll(
  files: readonly string[],
  flags: InputFlags,
  answers: Answers,
): Promise<Status> {
  const report = new Report();
  const output = new Output();
  const progress = new Progress(files);
  const { from, size } = flags;
  let index = 0;

  const input = readFiles(files, { notation: from, geometry: size, onRead: progress.onRead });
  for await (const batch of input) {
    if (batch instanceof FileError) {
      report.badFile(batch);
      continue;
    }
    const { file, notation, results } = batch;
    await answers.prepare?.(results);
    for (const result of results) {
      if (!notation) {
        if (!result.ok) report.bad(file, result.error);
        continue;
      }
      if (index === 0) output.write(answers.head?.(notation) ?? '');
      const place = { file, notation, index: index++, report, output };
      if (result.ok) await answers.record(result.record, place);
      else answers.bad(report.bad(file, result.error), place);
      progress.done(1);
      if (output.isFull) await output.flush();
    }
    await output.flush();
  }
  progress.stop();
  return report.end();
}
