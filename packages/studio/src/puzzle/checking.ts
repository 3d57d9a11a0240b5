import type { Verdict } from '@nonet/engine/solve';
import { latest } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { Controls } from './controls.ts';
import { type HasPuzzle, withPuzzleState } from './state.ts';

export function checking<S extends HasPuzzle>(
  store: Store<S>,
  client: SearchClient,
): Controls['checking'] {
  let stopped = new AbortController();
  const report = (check: Verdict): void => store.update((now) => withPuzzleState(now, { check }));
  latest(store, client, {
    request: ({ puzzle: { text } }) => ({ text }),
    ask: ({ text }, { signal }) => {
      stopped = new AbortController();
      const either = AbortSignal.any([signal, stopped.signal]);
      return client.ask('check', text, { signal: either, onProgress: report });
    },
    use: report,
  });
  return {
    cancel: () => {
      stopped.abort();
      report({ kind: 'stopped' });
    },
  };
}
