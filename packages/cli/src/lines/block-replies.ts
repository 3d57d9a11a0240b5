import type { Work } from '@nonet/engine/work';
import { BlockCanonical } from './block-canonical.ts';
import { BlockCheck } from './block-check.ts';
import { BlockSolver } from './block-solver.ts';
import type { BlockWork } from './block-work.ts';
import type { BlockReply, BlockRequest, LineTask } from './line-task.ts';

/** Returns a function that begins to answer a block. The previous block must be finished. */
export function blockReplies(task: LineTask): (request: BlockRequest) => Work<BlockReply> {
  const work = blockWorkFor(task);
  return ({ block, space, firstLine }) => {
    work.start(block, space, firstLine);
    return {
      advance() {
        const answer = work.advance();
        return answer && { answer, block, space };
      },
    };
  };
}

function blockWorkFor(task: LineTask): BlockWork {
  if (task.name === 'canonical') return new BlockCanonical(task);
  return task.name === 'check' ? new BlockCheck(task) : new BlockSolver(task);
}
