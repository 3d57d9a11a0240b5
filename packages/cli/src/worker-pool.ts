import { type Transferable, Worker } from 'node:worker_threads';

interface Waiting<Reply> {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface Hand<Reply> {
  readonly worker: Worker;
  /** Whom it owes answers, in order. */
  readonly waiting: Waiting<Reply>[];
}

/** Threads of one program, which answers one message with one. One is started when all others are at work. */
export class WorkerPool<Question, Reply> {
  private readonly program: URL;
  private readonly task: unknown;
  private readonly threads: number;
  private readonly hands: Hand<Reply>[] = [];

  /** @param task What every thread is told as it starts. */
  constructor(program: URL, task: unknown, threads: number) {
    this.program = program;
    this.task = task;
    this.threads = threads;
  }

  /** Rejects when the worker fails. */
  ask(question: Question, handedOver: readonly Transferable[] = []): Promise<Reply> {
    const hand = this.freest();
    const reply = new Promise<Reply>((resolve, reject) => {
      hand.waiting.push({ resolve, reject });
    });
    hand.worker.postMessage(question, handedOver);
    return reply;
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map(({ worker }) => worker.terminate()));
  }

  private freest(): Hand<Reply> {
    const [first] = [...this.hands].sort((a, b) => a.waiting.length - b.waiting.length);
    if (first?.waiting.length === 0) return first;
    return this.hands.length < this.threads || !first ? this.start() : first;
  }

  private start(): Hand<Reply> {
    // What this process was started with may not fit a worker: `node --input-type=module -e`.
    const worker = new Worker(this.program, { workerData: this.task, execArgv: [] });
    const hand: Hand<Reply> = { worker, waiting: [] };
    const fail = (reason: string): void => {
      if (this.hands.includes(hand)) this.hands.splice(this.hands.indexOf(hand), 1);
      for (const waiting of hand.waiting.splice(0)) {
        waiting.reject(new Error(`expected an answer from a worker thread, found ${reason}`));
      }
    };
    worker.on('message', (reply: Reply) => hand.waiting.shift()?.resolve(reply));
    worker.on('messageerror', (error) => fail(String(error)));
    worker.on('error', (error) => fail(String(error)));
    worker.on('exit', (code) => fail(`that it has ended with ${code}`));
    this.hands.push(hand);
    return hand;
  }
}
