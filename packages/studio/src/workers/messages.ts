import type { Exchange } from './work.ts';

/** The requests that a worker answers: name → the types of the request and of its answer. */
export type Exchanges<Api> = { readonly [Name in keyof Api]: Exchange<unknown, unknown, unknown> };

/** A message to a worker: a request, or the id of a request to cancel. */
export type Message =
  | { readonly id: number; readonly name: string; readonly request: unknown }
  | { readonly id: number; readonly cancel: true };

/** A message from a worker about the request with this id. */
export interface Reply {
  readonly id: number;
  readonly kind: 'answer' | 'progress';
  readonly value: unknown;
}
