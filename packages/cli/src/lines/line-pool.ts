import { WorkerPool } from '../worker-pool.ts';
import type { BlockAnswer, LineTask, NOT_PLAIN } from './line-task.ts';

/** A block, and room for its answer: both are handed over, and come back. */
export interface Question {
  readonly block: Uint8Array<ArrayBuffer>;
  readonly room: Uint8Array<ArrayBuffer>;
}

export interface Reply extends Question {
  readonly answer: BlockAnswer | typeof NOT_PLAIN;
}

/** Worker threads that answer blocks. */
export class LinePool {
  private readonly pool: WorkerPool<Question, Reply>;

  constructor(
    task: LineTask,
    threads: number,
    program: URL = new URL('./line-worker.js', import.meta.url),
  ) {
    this.pool = new WorkerPool(program, task, threads);
  }

  /** Rejects when the worker fails. */
  ask(question: Question): Promise<Reply> {
    return this.pool.ask(question, [question.block.buffer, question.room.buffer]);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
