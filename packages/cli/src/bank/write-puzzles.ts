import type { StoredPuzzle } from '@nonet/bank';
import type { Notation } from '@nonet/engine/notation';
import { Output } from '../pipeline/output.ts';
import { unsupportedSize } from '../pipeline/writer.ts';
import { Progress } from '../report/progress.ts';
import { refusalText } from '../report/refusal.ts';
import type { Ends } from '../report/report.ts';
import { recordOf } from './stored-record.ts';

/** Writes puzzles of a bank in a notation. Reports those that the notation cannot hold. */
export async function writePuzzles(
  pages: AsyncIterable<readonly StoredPuzzle[]> | Iterable<readonly StoredPuzzle[]>,
  to: Notation,
  { report, streams }: Ends,
): Promise<void> {
  const output = new Output(streams);
  const progress = new Progress([], streams.notes);
  const writer = to.writer();
  let written = 0;
  for await (const puzzles of pages) {
    for (const puzzle of puzzles) {
      const record = recordOf(puzzle, written + 1);
      const refusal = unsupportedSize(to, record.givens.geometry.size);
      if (refusal) {
        report.badRequest(`puzzle ${puzzle.id}: ${refusalText(refusal)}`);
        continue;
      }
      output.write(writer.record(record));
      written++;
      if (output.isFull) await output.flush();
    }
    progress.done(puzzles.length);
  }
  progress.stop();
  if (written > 0) output.write(writer.end());
  await output.flush();
}
