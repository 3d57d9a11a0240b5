import { PuzzleReader, type PuzzleRecord } from '@nonet/engine/notation';
import type { InputFlags } from '../options.ts';
import type { Report } from '../report/report.ts';
import { LineBlock } from './line-block.ts';
import { FileError, readFiles } from './read-files.ts';

/** The first puzzle of the files; what is wrong with it is reported, and nothing given then. */
export async function readPuzzle(
  files: readonly string[],
  { from, size }: InputFlags,
  report: Report,
): Promise<{ readonly file: string; readonly puzzle: PuzzleRecord } | undefined> {
  let file = '';
  for await (const batch of readFiles(files, { notation: from, geometry: size })) {
    if (batch instanceof FileError) {
      report.badFile(batch);
      return undefined;
    }
    if (batch instanceof LineBlock) continue;
    file = batch.file;
    const [first] = batch.results;
    if (!first) continue;
    if (first.ok) return { file, puzzle: first.record };
    report.bad(file, first.error);
    return undefined;
  }
  for (const nothing of new PuzzleReader().end()) if (!nothing.ok) report.bad(file, nothing.error);
  return undefined;
}
