import type { PartAnswer } from '@nonet/bank';
import { WorkerPool } from '../threads/worker-pool.ts';
import type { LineReply, LineRequest, PartRequest } from './part-request.ts';

/** How a command begins that refuses its options. */
const REFUSAL = 'error: ';

/** Threads on which the program runs again, each for one part at a time. */
export class PartThreads {
  private readonly pool: WorkerPool<PartRequest | LineRequest, PartAnswer | LineReply>;

  /** @param limit The number of threads. */
  constructor(limit: number) {
    this.pool = new WorkerPool(new URL('../../bin/nonet.js', import.meta.url), undefined, limit);
  }

  /** @throws Error if the thread ends, or if the command refuses the part. */
  async answer(request: Omit<PartRequest, 'kind'>): Promise<PartAnswer> {
    const answer = (await this.pool.request({ kind: 'part', ...request })) as PartAnswer;
    const { messages, status } = answer;
    if (status === 2 && messages.startsWith(REFUSAL)) {
      throw new Error(messages.slice(REFUSAL.length).trim());
    }
    return answer;
  }

  async line(command: readonly string[]): Promise<LineReply> {
    return (await this.pool.request({ kind: 'line', command })) as LineReply;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
