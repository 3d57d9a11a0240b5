import type { Message, Name, Reply, WorkerApi } from './worker-api.ts';

interface Pending {
  resolve(value: unknown): void;
  reject(reason: Error): void;
  onProgress(value: unknown): void;
}

interface Options<Progress> {
  /** Aborting this signal cancels the request. The promise then never settles. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (value: Progress) => void;
}

export class Client {
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private count = 0;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }) => this.receive(data));
  }

  ask<N extends Name>(
    name: N,
    request: WorkerApi[N]['request'],
    { signal, onProgress = () => {} }: Options<WorkerApi[N]['progress']> = {},
  ): Promise<WorkerApi[N]['answer']> {
    const id = ++this.count;
    return new Promise<WorkerApi[N]['answer']>((resolve, reject) => {
      this.pending.set(id, { resolve, reject, onProgress });
      signal?.addEventListener('abort', () => this.cancel(id), { once: true });
      this.send({ id, name, request } as Message);
    });
  }

  private cancel(id: number): void {
    if (this.pending.delete(id)) this.send({ id, name: 'cancel' });
  }

  private send(message: Message): void {
    this.worker.postMessage(message);
  }

  private receive({ id, kind, value }: Reply): void {
    const pending = this.pending.get(id);
    if (kind === 'progress') {
      pending?.onProgress(value);
      return;
    }
    this.pending.delete(id);
    if (kind === 'answer') pending?.resolve(value);
    else pending?.reject(new Error(String(value)));
  }
}
