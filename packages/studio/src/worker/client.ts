import type { Desk, Name, Question, Reply } from './desk.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
  readonly told: ((value: unknown) => void) | undefined;
}

/** What the client needs of a Worker. */
export interface Port {
  postMessage(question: Question): void;
  addEventListener(type: 'message', listener: (event: { data: Reply }) => void): void;
}

class Cancelled extends Error {}

/** For questions that may be withdrawn; other failures are ours. */
export function ignoreCancelled(error: unknown): void {
  if (!(error instanceof Cancelled)) throw error;
}

/** Asks the worker. An aborted question is withdrawn there, and its promise fails with Cancelled. */
export class Client {
  private readonly port: Port;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(port: Port) {
    this.port = port;
    port.addEventListener('message', ({ data }) => this.take(data));
  }

  ask<N extends Name>(
    name: N,
    asked: Desk[N]['asked'],
    { signal, told }: { signal?: AbortSignal; told?: (value: Desk[N]['told']) => void } = {},
  ): Promise<Desk[N]['answer']> {
    const id = ++this.count;
    return new Promise<Desk[N]['answer']>((resolve, reject) => {
      this.waiting.set(id, {
        resolve: resolve as (value: unknown) => void,
        reject,
        told: told as ((value: unknown) => void) | undefined,
      });
      signal?.addEventListener('abort', () => this.cancel(id), { once: true });
      this.port.postMessage({ id, name, asked } as Question);
    });
  }

  private cancel(id: number): void {
    this.waiting.get(id)?.reject(new Cancelled());
    if (this.waiting.delete(id)) this.port.postMessage({ id, name: 'cancel' });
  }

  private take({ id, kind, value }: Reply): void {
    const waiting = this.waiting.get(id);
    if (kind === 'told') {
      waiting?.told?.(value);
      return;
    }
    this.waiting.delete(id);
    if (kind === 'answer') waiting?.resolve(value);
    else waiting?.reject(new Error(String(value)));
  }
}
