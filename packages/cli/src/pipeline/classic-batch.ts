import { BulkSolver } from '@nonet/engine/bulk';
import type { NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import { usesKernel } from '@nonet/engine/solve';
import type { Work } from '@nonet/engine/work';
import { finishAsync } from '../event-loop.ts';
import { timeLimit } from '../report/time-limit.ts';

/** Returns work that answers 9×9 puzzles with the kernel. */
type Begin<T> = (solver: BulkSolver, puzzles: readonly PuzzleRecord[]) => Work<readonly T[]>;

/**
 * Answers the 9×9 puzzles of a batch of records. `prepare` answers all of them together. If there
 * is a timeout, `answer` answers each puzzle alone instead, because each has its own time limit.
 */
export class ClassicBatch<T> {
  private readonly solver: BulkSolver = new BulkSolver();
  private readonly begin: Begin<T>;
  private readonly seconds: number | undefined;
  private answers = new Map<PuzzleRecord, T>();

  constructor(begin: Begin<T>, { timeout }: { readonly timeout?: number | undefined } = {}) {
    this.begin = begin;
    this.seconds = timeout;
  }

  async prepare(results: readonly NotationResult[]): Promise<void> {
    this.answers = new Map();
    if (this.seconds) return;
    const puzzles = results.flatMap((result) =>
      result.ok && isClassic(result.record) ? [result.record] : [],
    );
    const answers = await finishAsync(this.begin(this.solver, puzzles));
    puzzles.forEach((puzzle, i) => {
      this.answers.set(puzzle, answers[i]);
    });
  }

  /**
   * Returns the answer to a puzzle. Undefined if the puzzle is not 9×9, `stopped` if its time is
   * over.
   */
  answer(record: PuzzleRecord): T | undefined | Promise<T | 'stopped'> {
    if (!this.seconds) return this.answers.get(record);
    return isClassic(record) ? this.answerOne(record, this.seconds) : undefined;
  }

  private async answerOne(record: PuzzleRecord, seconds: number): Promise<T | 'stopped'> {
    const work = this.begin(this.solver, [record]);
    const [answer] = (await finishAsync(work, timeLimit(seconds))) ?? [];
    return answer ?? 'stopped';
  }
}

function isClassic({ givens }: PuzzleRecord): boolean {
  return usesKernel(givens.geometry);
}
