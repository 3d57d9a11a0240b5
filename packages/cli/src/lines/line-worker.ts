import { parentPort, workerData } from 'node:worker_threads';
import { finish } from '@nonet/engine/work';
import type { Question, Reply } from './line-pool.ts';
import type { LineTask } from './line-task.ts';
import { workOfTask } from './work-of-task.ts';

const work = workOfTask(workerData as LineTask);

parentPort?.on('message', ({ block, room }: Question) => {
  work.start(block, room);
  const answer = finish(work);
  const reply: Reply = { answer, block, room };
  const buffers = new Set([block.buffer, room.buffer]);
  if (typeof answer !== 'string') buffers.add(answer.output.buffer);
  parentPort?.postMessage(reply, [...buffers]);
});
