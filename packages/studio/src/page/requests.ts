import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { ignoreFailure } from '../workers/client.ts';
import type { WorkerName } from '../workers/clients.ts';
import type { HasPage } from './state.ts';
import type { Store } from './store.ts';

type Request = Readonly<Record<string, unknown>>;

/** The client of the worker that answers. */
interface Named {
  readonly name: WorkerName;
}

interface Requests<State, Q extends Request, A> {
  /** Returns what the state needs from the worker, or undefined if it needs nothing. */
  readonly request: (state: State) => Q | undefined;
  readonly ask: (request: Q, pending: Pending) => Promise<A>;
  readonly use: (answer: A, request: Q) => void;
}

interface Pending {
  readonly signal: AbortSignal;
  /**
   * Reports that the answer will take long. From then on, a new request replaces this request at
   * once.
   */
  readonly onSlow: () => void;
}

/** A request, and the number of worker restarts at the time of the request. */
interface Wanted<Q> {
  readonly request: Q | undefined;
  readonly restarts: number;
}

/**
 * Sends the request whenever it changes. A new request aborts the previous one. Two requests are
 * equal if all their values are equal. A worker that has failed is sent nothing. After its restart,
 * the request is sent again. Returns a function that stops all this.
 */
export function latest<State extends HasPage, Q extends Request, A>(
  store: Store<State>,
  client: Named,
  { request, ask, use }: Requests<State, Q, A>,
): () => void {
  const wanted = changes(store, client, request);
  return effect(() => {
    const { request: now } = wanted.value;
    if (!now) return;
    const asking = new AbortController();
    const { signal } = asking;
    void untracked(() => ask(now, { signal, onSlow: () => {} }))
      .then((answer) => {
        if (!signal.aborted) use(answer, now);
      })
      .catch(ignoreFailure);
    return () => asking.abort();
  });
}

/**
 * Sends each new request. A new request waits until the previous request is answered or slow. If
 * several requests are waiting, only the latest of them is sent. Returns a function that stops all
 * this.
 */
export function oneByOne<State extends HasPage, Q extends Request, A>(
  store: Store<State>,
  client: Named,
  { request, ask, use }: Requests<State, Q, A>,
): () => void {
  const wanted = changes(store, client, request);
  let pending: { aborting: AbortController; restarts: number; isSlow: boolean } | undefined;
  const begin = (now: Q, restarts: number): void => {
    pending?.aborting.abort();
    const mine = { aborting: new AbortController(), restarts, isSlow: false };
    pending = mine;
    const proceed = (): void => {
      const next = wanted.peek();
      if (next.request && next.request !== now) begin(next.request, next.restarts);
    };
    const onSlow = (): void => {
      mine.isSlow = true;
      if (pending === mine) proceed();
    };
    void ask(now, { signal: mine.aborting.signal, onSlow })
      .then((answer) => {
        if (pending !== mine) return;
        pending = undefined;
        use(answer, now);
        proceed();
      })
      .catch(ignoreFailure);
  };
  return effect(() => {
    const { request: now, restarts } = wanted.value;
    const isFree = !pending || pending.isSlow || pending.restarts !== restarts;
    if (now && isFree) untracked(() => begin(now, restarts));
  });
}

function changes<State extends HasPage, Q extends Request>(
  { state }: Store<State>,
  { name }: Named,
  request: (state: State) => Q | undefined,
): ReadonlySignal<Wanted<Q>> {
  let before: Wanted<Q> | undefined;
  return computed(() => {
    const { failed, restarts } = state.value.page.workers[name];
    const now = failed ? undefined : request(state.value);
    if (restarts !== before?.restarts || !isSame(before.request, now)) {
      before = { request: now && { ...now }, restarts };
    }
    return before;
  });
}

function isSame(a: Request | undefined, b: Request | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return Object.keys(a).every((key) => Object.is(a[key], b[key]));
}
