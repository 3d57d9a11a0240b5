import { parentPort, workerData } from 'node:worker_threads';
import { finish } from '@nonet/engine/work';
import { batchMaker } from './batch-maker.ts';
import type { TimedAnswer } from './making-run.ts';
import type { Batch, MakingTask } from './making-task.ts';

const make = batchMaker(workerData as MakingTask);

parentPort?.on('message', (batch: Batch) => {
  const started = performance.now();
  const answer = finish(make(batch));
  const reply: TimedAnswer = { answer, milliseconds: performance.now() - started };
  parentPort?.postMessage(reply);
});
