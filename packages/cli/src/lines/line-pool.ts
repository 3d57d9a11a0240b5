import { WorkerPool } from '../worker-pool.ts';
import type { BlockAnswer, LineTask, NOT_PLAIN } from './line-task.ts';

/**
 * A block, and space for its answer. Both buffers are transferred to the worker. The reply returns
 * them.
 */
export interface BlockRequest {
  readonly block: Uint8Array<ArrayBuffer>;
  readonly space: Uint8Array<ArrayBuffer>;
}

export interface BlockReply extends BlockRequest {
  readonly answer: BlockAnswer | typeof NOT_PLAIN;
}

/** Worker threads that answer blocks. */
export class LinePool {
  private readonly pool: WorkerPool<BlockRequest, BlockReply>;

  constructor(
    task: LineTask,
    threads: number,
    program: URL = new URL('./line-worker.js', import.meta.url),
  ) {
    this.pool = new WorkerPool(program, task, threads);
  }

  /** Rejects when the worker fails. */
  request(message: BlockRequest): Promise<BlockReply> {
    return this.pool.request(message, [message.block.buffer, message.space.buffer]);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
