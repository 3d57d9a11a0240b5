import { Worker } from 'node:worker_threads';

/** A call hangs if it takes more than this many seconds. */
export const PATIENCE = 10;

/**
 * Runs a task in a worker and passes each verdict to `onVerdict`. Stops when the worker is done,
 * when `onVerdict` returns true, or when a call of the solver hangs.
 *
 * @returns Whether a call hung.
 */
export function watch(task, onVerdict) {
  const beat = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    workerData: { ...task, beat },
  });
  return new Promise((resolve, reject) => {
    let seen = 0;
    let since = performance.now();
    const timer = setInterval(() => {
      const now = Atomics.load(beat, 0);
      if (now !== seen) {
        seen = now;
        since = performance.now();
      } else if (now % 2 !== 0 && performance.now() - since > 1_000 * PATIENCE) end(true);
    }, 200);
    const end = (hung) => {
      clearInterval(timer);
      void worker.terminate();
      resolve(hung);
    };
    worker.on('message', (verdict) => {
      if (onVerdict(verdict)) end(false);
    });
    worker.on('exit', () => end(false));
    worker.on('error', reject);
  });
}
