import { type NotationError, noPuzzle, type PuzzleRecord } from '@nonet/engine/notation';
import type { Ends } from '../report/report.ts';
import type { InputFlags } from './input-flags.ts';
import { FileError, readFiles } from './read-files.ts';

export interface FirstPuzzle {
  readonly file: string;
  readonly puzzle: PuzzleRecord;
}

export interface ReadOptions extends Ends {
  /** Whether a variant is read. Otherwise it is an error. */
  readonly variants?: boolean;
  /** Called if the first record is not a puzzle, after the error has been reported. */
  readonly onError?: ((error: NotationError) => void) | undefined;
}

/** Returns the first puzzle of the files. If it cannot be read, reports the error. */
export async function readPuzzle(
  files: readonly string[],
  { digits, from, size }: InputFlags,
  { report, streams, onError, variants }: ReadOptions,
): Promise<FirstPuzzle | undefined> {
  const fail = (error: NotationError): void => {
    report.badRecord(file, error);
    onError?.(error);
  };
  let file = '';
  for await (const batch of readFiles(files, {
    notation: from,
    geometry: size,
    digits,
    variants,
    streams,
  })) {
    if (batch instanceof FileError) {
      report.error(batch);
      return undefined;
    }
    if ('bytes' in batch) continue;
    file = batch.file;
    const [first] = batch.results;
    if (!first) continue;
    if (first.ok) return { file, puzzle: first.record };
    fail(first.error);
    return undefined;
  }
  fail(noPuzzle());
  return undefined;
}
