import { effect } from '@preact/signals';
import type { Controls } from '../state/controls.ts';
import type { State } from '../state/state.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Gets the verdict on every new puzzle. */
export function judging(store: Store, client: Client): Controls['judging'] {
  let current = new AbortController();
  let latest: State['puzzle'] | undefined;
  const report = (judgement: State['judgement']): void =>
    store.update((now) => ({ ...now, judgement }));
  effect(() => {
    const { puzzle } = store.state.value;
    if (puzzle === latest) return;
    latest = puzzle;
    current.abort();
    current = new AbortController();
    const { signal } = current;
    void client.ask('judge', puzzle, { signal, onProgress: report }).then(report);
  });
  return {
    cancel: () => {
      current.abort();
      report({ kind: 'unknown' });
    },
  };
}
