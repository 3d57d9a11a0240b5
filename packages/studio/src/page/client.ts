import type { Message, Name, Reply, WorkerApi } from '../worker/worker-api.ts';

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
}

/** Sends requests to the worker, and receives the answers. */
export class Client {
  private readonly begin: () => Worker;
  private readonly pending = new Map<number, Pending>();
  private worker: Worker | undefined;
  private listening = new AbortController();
  private count = 0;
  /**
   * Called when the worker cannot start, or when it dies. The requests sent to it are then never
   * answered.
   */
  onFailure: () => void = () => {};

  constructor(begin: () => Worker) {
    this.begin = begin;
  }

  /** Starts a worker. Requests to the previous worker are never answered. */
  start(): void {
    this.listening.abort();
    this.worker?.terminate();
    for (const id of this.pending.keys()) this.forget(id);
    this.listening = new AbortController();
    const { signal } = this.listening;
    try {
      this.worker = this.begin();
    } catch {
      this.onFailure();
      return;
    }
    this.worker.addEventListener('message', ({ data }) => this.receive(data), { signal });
    for (const event of ['error', 'messageerror'] as const) {
      this.worker.addEventListener(event, () => this.onFailure(), { signal });
    }
  }

  ask<N extends Name>(
    name: N,
    request: WorkerApi[N]['request'],
    { signal, onProgress = () => {} }: Options<WorkerApi[N]['progress']> = {},
  ): Promise<WorkerApi[N]['answer']> {
    const id = ++this.count;
    return new Promise<WorkerApi[N]['answer']>((resolve, reject) => {
      if (signal?.aborted) return;
      const onAbort = (): void => this.cancel(id);
      this.pending.set(id, { resolve, reject, onProgress, signal, onAbort });
      signal?.addEventListener('abort', onAbort, { once: true });
      this.send({ id, name, request } as Message);
    });
  }

  private cancel(id: number): void {
    if (this.forget(id)) this.send({ id, name: 'cancel' });
  }

  private forget(id: number): Pending | undefined {
    const pending = this.pending.get(id);
    pending?.signal?.removeEventListener('abort', pending.onAbort);
    this.pending.delete(id);
    return pending;
  }

  private send(message: Message): void {
    this.worker?.postMessage(message);
  }

  private receive({ id, kind, value }: Reply): void {
    if (kind === 'progress') {
      this.pending.get(id)?.onProgress(value);
      return;
    }
    const pending = this.forget(id);
    if (kind === 'answer') pending?.resolve(value);
    else pending?.reject(new Error(String(value)));
  }
}
