import { BulkSolver } from '@nonet/engine/bulk';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { usesKernel } from '@nonet/engine/solve';
import type { Work } from '@nonet/engine/work';
import { finishAsync } from '../core/event-loop.ts';
import { timeLimit } from '../core/time-limit.ts';
import type { Handler, RecordContext } from './handler.ts';

/** An answer. Undefined if the puzzle is not 9×9, `stopped` if its time is over. */
type Known<T> = T | 'stopped' | undefined;

interface ClassicOptions<T> {
  /** Begins to answer 9×9 puzzles with the kernel. Undefined if the kernel is not used. */
  readonly begin:
    | undefined
    | ((solver: BulkSolver, puzzles: readonly PuzzleRecord[]) => Work<readonly T[]>);
  /** Seconds per puzzle. */
  readonly timeout?: number | undefined;
  /** Writes the answer to a record. */
  readonly write: (record: PuzzleRecord, known: Known<T>, context: RecordContext) => unknown;
}

/**
 * Answers the 9×9 puzzles of a batch of records: all puzzles together or, if there is a timeout,
 * each puzzle alone, because each has its own time limit.
 */
export function classicAnswers<T>({
  begin,
  timeout,
  write,
}: ClassicOptions<T>): Handler['answers'] {
  const solver = new BulkSolver();
  return async function* (records, context) {
    const isTogether = begin !== undefined && !timeout;
    const puzzles = isTogether ? records.filter(isClassic) : [];
    const answers = isTogether ? await finishAsync(begin(solver, puzzles)) : [];
    let next = 0;
    for (const record of records) {
      let known: Known<T>;
      if (isTogether && record === puzzles[next]) known = answers[next++];
      else if (begin && timeout && isClassic(record)) {
        const work = begin(solver, [record]);
        known = (await finishAsync(work, timeLimit(timeout)))?.[0] ?? 'stopped';
      }
      yield await write(record, known, context);
    }
  };
}

/** Whether the kernel can search a puzzle. */
export function isClassic(puzzle: PuzzleRecord): boolean {
  return usesKernel(puzzle);
}
