import type { Transferable } from 'node:worker_threads';
import { RequestSize, type SizeLimits, type Work } from '@nonet/engine/work';
import { yieldToEventLoop } from '../core/event-loop.ts';
import type { TimedReply } from './answer-requests.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Other threads are started after this many milliseconds of work in this thread. */
const SINGLE_THREAD_TIME = 20;

interface Setting<Item, Request, Reply> {
  /** The number of threads, including this one. */
  readonly threads: number;
  /** Each thread has at most this many requests that are not answered yet. */
  readonly perThread: number;
  /** The limits of a request, in milliseconds and items. Default: requests have one item. */
  readonly limits?: SizeLimits;
  /** Whether another thread answers a request again that takes long in this thread. */
  readonly restarts: boolean;
  /** The module that other threads run. */
  readonly program: URL;
  /** The `workerData` of other threads. */
  readonly task: unknown;
  /** Undefined if an item needs no reply. */
  readonly requestOf: (item: Item) => Request | undefined;
  /** Begins to answer a request in this thread. */
  readonly begin: (request: Request) => Work<Reply>;
  /** The buffers of a request that move to another thread. */
  readonly transferred?: (request: Request) => readonly Transferable[];
}

/** An item with the reply to its request, if it has one. */
interface Answered<Item, Reply> {
  readonly item: Item;
  readonly reply?: Reply;
}

/**
 * Answers requests in order. Starts in this thread, and uses other threads if the work takes long.
 */
export class OrderedRun<Item, Request, Reply> {
  private readonly setting: Setting<Item, Request, Reply>;
  /** How many items the next request may have. */
  readonly size: RequestSize;
  /** Undefined until other threads are needed. */
  private pool: WorkerPool<Request, TimedReply<Reply>> | undefined;
  /** Milliseconds of work in this thread. */
  private worked = 0;
  /** The error of the first request that another thread could not answer. */
  failure: Error | undefined;

  constructor(setting: Setting<Item, Request, Reply>) {
    this.setting = setting;
    this.size = new RequestSize(setting.limits ?? { least: 0, most: Infinity, size: 1 });
  }

  /**
   * Yields all items in order, each when its reply is known. The threads work on later items in the
   * meantime.
   */
  async *replies(
    items: AsyncIterable<Item> | Iterable<Item>,
  ): AsyncGenerator<Answered<Item, Reply>> {
    const { perThread, requestOf, threads } = this.setting;
    const source =
      Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
    const sent: { readonly item: Item; readonly reply: Promise<TimedReply<Reply>> }[] = [];
    const timed = (item: Item, { milliseconds, reply }: TimedReply<Reply>) => {
      this.size.adapt(milliseconds);
      return { item, reply };
    };
    const answered = async (): Promise<Answered<Item, Reply>> => {
      const { item, reply } = sent[0];
      const result = timed(item, await reply);
      sent.shift();
      return result;
    };
    let next: Promise<IteratorResult<Item, unknown>> | undefined;
    try {
      for (;;) {
        if (sent.length >= perThread * threads) {
          yield await answered();
          continue;
        }
        next ??= Promise.resolve(source.next());
        // A late item does not delay the replies so far.
        if (sent.length > 0 && (await isFirst(sent[0].reply, next))) {
          yield await answered();
          continue;
        }
        const { done, value: item } = await next;
        const request = done ? undefined : requestOf(item);
        if (request === undefined) while (sent.length > 0) yield await answered();
        if (done) return;
        next = undefined;
        const here = request && (await this.answerHere(request));
        if (here) yield timed(item, here);
        else if (request === undefined) yield { item };
        else sent.push({ item, ...(await this.send(request)) });
      }
    } finally {
      // The source may be waiting for input, so this does not wait for the source.
      void source.return?.();
    }
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }

  /**
   * Answers a request in this thread. Returns undefined if there are other threads and this thread
   * has worked for long enough.
   */
  private async answerHere(request: Request): Promise<TimedReply<Reply> | undefined> {
    const { begin, restarts, threads } = this.setting;
    const isOver = (): boolean => threads > 1 && this.worked >= SINGLE_THREAD_TIME;
    if (isOver()) return undefined;
    const before = this.worked;
    let started = performance.now();
    const work = begin(request);
    for (;;) {
      const reply = work.advance();
      this.worked += performance.now() - started;
      if (reply !== undefined) return { reply, milliseconds: this.worked - before };
      if (restarts && isOver()) return undefined;
      await yieldToEventLoop();
      started = performance.now();
    }
  }

  /** Sends a request to another thread. The reply is in an object, so that it is not awaited here. */
  private async send(request: Request): Promise<{ readonly reply: Promise<TimedReply<Reply>> }> {
    const { program, task, threads, transferred } = this.setting;
    const { WorkerPool } = await import('./worker-pool.ts');
    this.pool ??= new WorkerPool(program, task, threads);
    const reply = this.pool.request(request, transferred?.(request));
    // An error is thrown when the reply is awaited. Without this handler, an earlier error would end
    // Node as an unhandled rejection.
    reply.catch((error: Error) => (this.failure ??= error));
    return { reply };
  }
}

/** Whether `one` is settled before `other`, or at the same time. */
function isFirst(one: Promise<unknown>, other: Promise<unknown>): Promise<boolean> {
  return Promise.race([other.then(() => false), one.then(() => true)]);
}
