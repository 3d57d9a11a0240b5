import type { NotationResult, PuzzleRecord, Signal } from '@nonet/engine';
import { timeLimit } from '../time-limit.ts';
import { ClassicKernel } from './classic-kernel.ts';

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
  async answer(record: PuzzleRecord): Promise<T | 'stopped' | undefined> {
    if (!this.seconds) return this.answers.get(record);
    if (!ClassicKernel.takes(record)) return undefined;
    const answers = await this.work(this.kernel, [record], timeLimit(this.seconds).signal);
    return answers ? answers[0] : 'stopped';
  }
}
