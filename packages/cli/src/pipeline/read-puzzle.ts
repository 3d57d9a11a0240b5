import { PuzzleReader, type PuzzleRecord } from '@nonet/engine/notation';
import type { InputFlags } from '../options.ts';
import type { Report } from '../report/report.ts';
import type { Streams } from '../streams.ts';
import { FileError, readFiles } from './read-files.ts';

/** Returns the first puzzle of the files. If it cannot be read, reports the error. */
export async function readPuzzle(
  files: readonly string[],
  { from, size }: InputFlags,
  { report, streams }: { readonly report: Report; readonly streams: Streams },
): Promise<{ readonly file: string; readonly puzzle: PuzzleRecord } | undefined> {
  let file = '';
  for await (const batch of readFiles(files, { notation: from, geometry: size, streams })) {
    if (batch instanceof FileError) {
      report.error(batch);
      return undefined;
    }
    if ('bytes' in batch) continue;
    file = batch.file;
    const [first] = batch.results;
    if (!first) continue;
    if (first.ok) return { file, puzzle: first.record };
    report.badRecord(file, first.error);
    return undefined;
  }
  for (const empty of new PuzzleReader().end()) if (!empty.ok) report.badRecord(file, empty.error);
  return undefined;
}
