import { type Transferable, Worker } from 'node:worker_threads';

interface PendingReply<Reply> {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface PoolThread<Reply> {
  readonly worker: Worker;
  /** The requests that are not answered yet, oldest first. */
  readonly pending: PendingReply<Reply>[];
}

/** Threads that reply to requests. A new thread is started if all are busy, up to a limit. */
export class WorkerPool<Request, Reply> {
  private readonly program: URL;
  private readonly task: unknown;
  private readonly limit: number;
  private readonly threads: PoolThread<Reply>[] = [];

  /**
   * @param program The module that every thread runs.
   * @param task The `workerData` of every thread.
   * @param limit The maximum number of threads.
   */
  constructor(program: URL, task: unknown, limit: number) {
    this.program = program;
    this.task = task;
    this.limit = limit;
  }

  /** Sends a request to the least busy thread. Rejects if the thread fails. */
  request(message: Request, transferred: readonly Transferable[] = []): Promise<Reply> {
    const thread = this.leastBusy();
    const reply = new Promise<Reply>((resolve, reject) => {
      thread.pending.push({ resolve, reject });
    });
    thread.worker.postMessage(message, transferred);
    return reply;
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private leastBusy(): PoolThread<Reply> {
    const [first] = [...this.threads].sort((a, b) => a.pending.length - b.pending.length);
    if (first?.pending.length === 0) return first;
    return this.threads.length < this.limit || !first ? this.start() : first;
  }

  private start(): PoolThread<Reply> {
    // The Node options of this process are not passed on, because threads reject some of them, such
    // as --input-type.
    const worker = new Worker(this.program, { workerData: this.task, execArgv: [] });
    const thread: PoolThread<Reply> = { worker, pending: [] };
    const fail = (reason: string): void => {
      if (this.threads.includes(thread)) this.threads.splice(this.threads.indexOf(thread), 1);
      for (const pending of thread.pending.splice(0)) {
        pending.reject(new Error(`expected an answer from a worker thread, found ${reason}`));
      }
    };
    worker.on('message', (reply: Reply) => thread.pending.shift()?.resolve(reply));
    worker.on('messageerror', (error) => fail(String(error)));
    worker.on('error', (error) => fail(String(error)));
    worker.on('exit', (code) => fail(`exit code ${code}`));
    this.threads.push(thread);
    return thread;
  }
}
