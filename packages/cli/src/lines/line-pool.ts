import { Worker } from 'node:worker_threads';
import type { BlockAnswer, LineTask, NOT_PLAIN } from './line-task.ts';

/** A block, and room for its answer: both are handed over, and come back. */
export interface Question {
  readonly block: Uint8Array<ArrayBuffer>;
  readonly room: Uint8Array<ArrayBuffer>;
}

export interface Reply extends Question {
  readonly answer: BlockAnswer | typeof NOT_PLAIN;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface Hand {
  readonly worker: Worker;
  /** Whom it owes answers, in order. */
  readonly waiting: Waiting[];
}

/** Worker threads that answer blocks. One is started when all others are at work. */
export class LinePool {
  private readonly task: LineTask;
  private readonly threads: number;
  private readonly program: URL;
  private readonly hands: Hand[] = [];

  constructor(
    task: LineTask,
    threads: number,
    program: URL = new URL('./line-worker.js', import.meta.url),
  ) {
    this.task = task;
    this.threads = threads;
    this.program = program;
  }

  /** Rejects when the worker fails. */
  ask(question: Question): Promise<Reply> {
    const hand = this.freest();
    const { block, room } = question;
    const reply = new Promise<Reply>((resolve, reject) => {
      hand.waiting.push({ resolve, reject });
    });
    hand.worker.postMessage(question, [block.buffer, room.buffer]);
    return reply;
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map(({ worker }) => worker.terminate()));
  }

  private freest(): Hand {
    const [first] = [...this.hands].sort((a, b) => a.waiting.length - b.waiting.length);
    if (first?.waiting.length === 0) return first;
    return this.hands.length < this.threads || !first ? this.start() : first;
  }

  private start(): Hand {
    // What this process was started with may not fit a worker: `node --input-type=module -e`.
    const worker = new Worker(this.program, { workerData: this.task, execArgv: [] });
    const hand: Hand = { worker, waiting: [] };
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
