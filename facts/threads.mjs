import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Threads that compute chunks, each of them one at a time. */
export class Threads {
  constructor(count, workerData) {
    this.workers = Array.from(
      { length: count },
      () => new Worker(new URL('worker.mjs', import.meta.url), { workerData }),
    );
  }

  /** Computes these chunks of a fact, an iterator of numbers. Calls `onDone(chunk, answer)` for each. */
  async compute(id, chunks, onDone) {
    await Promise.all(
      this.workers.map(async (worker) => {
        for (const chunk of chunks) {
          worker.postMessage({ id, chunk });
          const [answer] = await once(worker, 'message');
          onDone(chunk, answer);
        }
      }),
    );
  }

  async end() {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
