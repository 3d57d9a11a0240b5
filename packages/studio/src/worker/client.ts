import type { Message, Name, Reply, WorkerApi } from './worker-api.ts';

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: ((value: unknown) => void) | undefined;
}

/** The part of Worker that the client uses. */
export interface Port {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { data: Reply }) => void): void;
}

class Cancelled extends Error {}

/** Handles the rejection of a request that may be cancelled. It rethrows every error except Cancelled. */
export function ignoreCancelled(error: unknown): void {
  if (!(error instanceof Cancelled)) throw error;
}

/** Sends requests to the worker. Aborting a request cancels it. Its promise is rejected with Cancelled. */
export class Client {
  private readonly port: Port;
  private readonly pending = new Map<number, Pending>();
  private count = 0;

  constructor(port: Port) {
    this.port = port;
    port.addEventListener('message', ({ data }) => this.receive(data));
  }

  ask<N extends Name>(
    name: N,
    request: WorkerApi[N]['request'],
    {
      signal,
      onProgress,
    }: { signal?: AbortSignal; onProgress?: (value: WorkerApi[N]['progress']) => void } = {},
  ): Promise<WorkerApi[N]['answer']> {
    const id = ++this.count;
    return new Promise<WorkerApi[N]['answer']>((resolve, reject) => {
      this.pending.set(id, {
        resolve: resolve as (value: unknown) => void,
        reject,
        onProgress: onProgress as ((value: unknown) => void) | undefined,
      });
      signal?.addEventListener('abort', () => this.cancel(id), { once: true });
      this.port.postMessage({ id, name, request } as Message);
    });
  }

  private cancel(id: number): void {
    this.pending.get(id)?.reject(new Cancelled());
    if (this.pending.delete(id)) this.port.postMessage({ id, name: 'cancel' });
  }

  private receive({ id, kind, value }: Reply): void {
    const pending = this.pending.get(id);
    if (kind === 'progress') {
      pending?.onProgress?.(value);
      return;
    }
    this.pending.delete(id);
    if (kind === 'answer') pending?.resolve(value);
    else pending?.reject(new Error(String(value)));
  }
}
