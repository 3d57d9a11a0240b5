import type { NotationResult, PuzzleRecord, Signal } from '@nonet/engine';
import { ClassicKernel } from '../kernel/classic-kernel.ts';
import { timeLimit } from '../report/time-limit.ts';

/** Answers puzzles; gives nothing when the signal came first. */
type Work<T> = (
  kernel: ClassicKernel,
  puzzles: readonly PuzzleRecord[],
  signal?: Signal,
) => Promise<readonly T[] | undefined>;

/**
 * Answers the classic puzzles among the records of a batch together, before they are asked for one
 * by one. With a timeout each is answered only then, with the time it has.
 */
export class KernelBatch<T> {
  readonly kernel: ClassicKernel = new ClassicKernel();
  private readonly work: Work<T>;
  private readonly seconds: number | undefined;
  private answers = new Map<PuzzleRecord, T>();

  constructor(work: Work<T>, { timeout }: { readonly timeout?: number | undefined } = {}) {
    this.work = work;
    this.seconds = timeout;
  }

  async prepare(results: readonly NotationResult[]): Promise<void> {
    this.answers = new Map();
    if (this.seconds) return;
    const puzzles = results.flatMap((result) =>
      result.ok && ClassicKernel.takes(result.record) ? [result.record] : [],
    );
    const answers = await this.work(this.kernel, puzzles);
    answers?.forEach((answer, i) => {
      this.answers.set(puzzles[i], answer);
    });
  }

  /** The answer to a record of the batch; undefined when it is not for the kernel. */
  answer(record: PuzzleRecord): T | undefined | Promise<T | 'stopped' | undefined> {
    if (!this.seconds) return this.answers.get(record);
    return ClassicKernel.takes(record) ? this.answerOne(record, this.seconds) : undefined;
  }

  private async answerOne(record: PuzzleRecord, seconds: number): Promise<T | 'stopped'> {
    const [answer] = (await this.work(this.kernel, [record], timeLimit(seconds).signal)) ?? [];
    return answer ?? 'stopped';
  }
}
