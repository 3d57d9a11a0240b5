import { parentPort, workerData } from 'node:worker_threads';
import { blockWork } from './block-work.ts';
import type { Question, Reply } from './line-pool.ts';
import type { LineTask } from './line-task.ts';

const work = blockWork(workerData as LineTask);

parentPort?.on('message', ({ block, room }: Question) => {
  work.start(block, room);
  for (;;) {
    const answer = work.advance();
    if (answer === undefined) continue;
    const reply: Reply = { answer, block, room };
    const buffers = new Set([block.buffer, room.buffer]);
    if (typeof answer !== 'string') buffers.add(answer.output.buffer);
    parentPort?.postMessage(reply, [...buffers]);
    return;
  }
});
