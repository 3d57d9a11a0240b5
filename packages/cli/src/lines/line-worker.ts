import { parentPort, workerData } from 'node:worker_threads';
import { finish } from '@nonet/engine/work';
import { blockWorkFor } from './block-work-for.ts';
import type { BlockReply, BlockRequest, LineTask } from './line-task.ts';

const work = blockWorkFor(workerData as LineTask);

parentPort?.on('message', ({ block, space, firstLine }: BlockRequest) => {
  work.start(block, space, firstLine);
  const answer = finish(work);
  const reply: BlockReply = { answer, block, space };
  const buffers = new Set([block.buffer, space.buffer]);
  if (typeof answer !== 'string') buffers.add(answer.output.buffer);
  parentPort?.postMessage(reply, [...buffers]);
});
