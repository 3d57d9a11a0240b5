import type { MakingAnswer, MakingRequest, MakingTask } from '@nonet/engine/making';
import { RequestSize } from '@nonet/engine/work';
import type { Difficulty, RateablePuzzle } from '../picture/collected.ts';
import type { BatchApi } from './batch/batch-worker.ts';
import type { Timed } from './batch/timed.ts';
import { Client } from './client.ts';

/** A batch takes this many milliseconds, and has at most this many puzzles. */
const LIMITS = { least: 60, most: 240, size: 512 };
/** The workers are at most this many batches ahead of the oldest batch that is not done. */
const AHEAD = 4;

type BatchClient = Client<BatchApi>;

/** No puzzle can fulfil the wishes of a task. */
export class ImpossibleTask extends Error {}

/** Workers that make and rate puzzles. They end when `close` is called, or the signal is aborted. */
export class BatchPool {
  private readonly clients: readonly BatchClient[];
  private readonly stopped: Promise<undefined>;

  /** @param workers Default: one for every processor but one. */
  constructor(
    signal: AbortSignal,
    workers: number = Math.max(1, navigator.hardwareConcurrency - 1),
  ) {
    const start = (): Worker =>
      new Worker(new URL('./batch/batch-worker.ts', import.meta.url), { type: 'module' });
    this.clients = Array.from({ length: workers }, () => new Client<BatchApi>('batch', start));
    this.stopped = new Promise((resolve) => {
      const stop = (): void => {
        this.close();
        resolve(undefined);
      };
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  /**
   * Makes the puzzles of a task, from number `first` on, without an end. Yields the batches in order.
   *
   * @throws ImpossibleTask
   */
  async *make(task: MakingTask, first: number): AsyncGenerator<MakingAnswer> {
    const begun = await this.unlessStopped(
      Promise.all(this.clients.map((client) => client.ask('begin', task))),
    );
    const reason = begun?.find((one) => one !== undefined);
    if (reason !== undefined) throw new ImpossibleTask(reason);
    if (!begun) return;
    yield* this.inOrder(
      (client, batch: MakingRequest) => client.ask('batch', batch),
      (size) => {
        const batch = { first, count: size };
        first += size;
        return batch;
      },
    );
  }

  /** Rates puzzles. Yields their difficulties in order. */
  async *rate(puzzles: readonly RateablePuzzle[]): AsyncGenerator<readonly Difficulty[]> {
    let from = 0;
    yield* this.inOrder(
      (client, some: readonly RateablePuzzle[]) => client.ask('rate', some),
      (size) => {
        const some = puzzles.slice(from, from + size);
        from += some.length;
        return some.length > 0 ? some : undefined;
      },
    );
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  /** Sends requests to workers that are free, and yields the answers in the order of the requests. */
  private async *inOrder<Request, Answer>(
    ask: (client: BatchClient, request: Request) => Promise<Timed<Answer>>,
    next: (size: number) => Request | undefined,
  ): AsyncGenerator<Answer> {
    const size = new RequestSize(LIMITS);
    const running = new Map<BatchClient, Promise<Ended<Answer>>>();
    const done = new Map<number, Timed<Answer>>();
    let asked = 0;
    let given = 0;
    for (;;) {
      for (const client of this.clients) {
        if (running.has(client) || asked - given >= AHEAD * this.clients.length) continue;
        const request = next(size.items);
        if (request === undefined) break;
        const order = asked++;
        const reply = ask(client, request);
        running.set(
          client,
          reply.then((timed) => ({ client, order, timed })),
        );
      }
      if (running.size === 0) return;
      const ended = await this.unlessStopped(Promise.race(running.values()));
      if (!ended) return;
      running.delete(ended.client);
      done.set(ended.order, ended.timed);
      size.adapt(ended.timed.milliseconds);
      for (let timed = done.get(given); timed; timed = done.get(given)) {
        done.delete(given++);
        yield timed.answer;
      }
    }
  }

  /** Undefined as soon as the work is stopped. */
  private unlessStopped<T>(work: Promise<T>): Promise<T | undefined> {
    return Promise.race([work, this.stopped]);
  }
}

interface Ended<Answer> {
  readonly client: BatchClient;
  readonly order: number;
  readonly timed: Timed<Answer>;
}
