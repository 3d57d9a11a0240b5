import type { Exchanges, Message, Reply } from './messages.ts';

interface Pending {
  /** The signal whose abort cancels the request. */
  readonly signal: AbortSignal | undefined;
  readonly onAbort: () => void;
  resolve(value: unknown): void;
  reject(reason: Error): void;
  onProgress(value: unknown): void;
}

interface Options<Progress> {
  /** Aborting this signal cancels the request. The promise then never settles. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (value: Progress) => void;
  /** Buffers of the request that are moved to the worker, not copied. */
  readonly transfer?: Transferable[];
}

/** Why a request has no answer: its worker could not start, or has died. */
class WorkerFailure extends Error {}

/**
 * For requests that need no more than the page itself does when a worker fails: it says so, and once
 * the worker is started again, it asks for everything that is missing.
 */
export function ignoreFailure(reason: unknown): void {
  if (!(reason instanceof WorkerFailure)) throw reason;
}

/**
 * Sends requests to a worker, and receives the answers. The first request starts the worker. After a
 * failure, all requests are rejected until the worker may start again.
 */
export class Client<Api extends Exchanges<Api>, Name extends string = string> {
  readonly name: Name;
  private readonly begin: () => Worker;
  private readonly pending = new Map<number, Pending>();
  private worker: Worker | undefined;
  private listening = new AbortController();
  private hasFailed = false;
  private count = 0;
  /** Called when the worker cannot start, or when it dies. */
  onFailure: () => void = () => {};

  constructor(name: Name, begin: () => Worker) {
    this.name = name;
    this.begin = begin;
  }

  /** Lets the next request start a new worker, which knows nothing of the one that has failed. */
  restart(): void {
    this.hasFailed = false;
  }

  /** If the worker fails, the promise is rejected. `ignoreFailure` accepts the reason. */
  ask<N extends keyof Api & string>(
    name: N,
    request: Api[N]['request'],
    { signal, onProgress = () => {}, transfer = [] }: Options<Api[N]['progress']> = {},
  ): Promise<Api[N]['answer']> {
    if (this.hasFailed) return Promise.reject(new WorkerFailure());
    const id = ++this.count;
    return new Promise<Api[N]['answer']>((resolve, reject) => {
      if (signal?.aborted) return;
      const onAbort = (): void => this.cancel(id);
      this.pending.set(id, { resolve, reject, onProgress, signal, onAbort });
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        this.worker ??= this.started();
        this.send({ id, name, request }, transfer);
      } catch {
        this.fail();
      }
    });
  }

  /** Ends the worker. Its requests are never answered. The next request starts another worker. */
  close(): void {
    this.listening.abort();
    this.worker?.terminate();
    this.worker = undefined;
    for (const id of this.pending.keys()) this.forget(id);
  }

  private started(): Worker {
    const worker = this.begin();
    this.listening = new AbortController();
    const { signal } = this.listening;
    worker.addEventListener('message', ({ data }) => this.receive(data), { signal });
    for (const event of ['error', 'messageerror'] as const) {
      worker.addEventListener(event, () => this.fail(), { signal });
    }
    return worker;
  }

  private fail(): void {
    this.hasFailed = true;
    for (const id of this.pending.keys()) this.forget(id)?.reject(new WorkerFailure());
    this.close();
    this.onFailure();
  }

  private cancel(id: number): void {
    if (this.forget(id)) this.send({ id, cancel: true });
  }

  private forget(id: number): Pending | undefined {
    const pending = this.pending.get(id);
    pending?.signal?.removeEventListener('abort', pending.onAbort);
    this.pending.delete(id);
    return pending;
  }

  private send(message: Message, transfer: Transferable[] = []): void {
    this.worker?.postMessage(message, transfer);
  }

  private receive({ id, kind, value }: Reply): void {
    if (kind === 'progress') this.pending.get(id)?.onProgress(value);
    else this.forget(id)?.resolve(value);
  }
}
