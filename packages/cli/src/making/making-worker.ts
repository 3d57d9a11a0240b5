import { parentPort, workerData } from 'node:worker_threads';
import { batchMaker } from './batch-maker.ts';
import type { TimedAnswer } from './making-run.ts';
import type { Batch, MakingTask } from './making-task.ts';

const maker = batchMaker(workerData as MakingTask);

parentPort?.on('message', (batch: Batch) => {
  const started = performance.now();
  const making = maker.make(batch);
  for (;;) {
    const { done, value } = making.next();
    if (!done) continue;
    const reply: TimedAnswer = { answer: value, took: performance.now() - started };
    parentPort?.postMessage(reply);
    return;
  }
});
