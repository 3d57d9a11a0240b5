import { latest } from '../page/asking.ts';
import type { Client } from '../page/client.ts';
import type { Store } from '../page/store.ts';
import type { Judgement } from '../picture/judgement.ts';
import type { PuzzleControls } from './controls.ts';
import { type HasPuzzle, withPuzzleState } from './state.ts';

/** Requests the verdict on every new puzzle. */
export function judging<S extends HasPuzzle>(
  store: Store<S>,
  client: Client,
): PuzzleControls['judging'] {
  let stopped = new AbortController();
  const report = (judgement: Judgement): void =>
    store.update((now) => withPuzzleState(now, { judgement }));
  latest(store, {
    request: ({ puzzle: { text } }) => ({ text }),
    ask: ({ text }, { signal }) => {
      stopped = new AbortController();
      const either = AbortSignal.any([signal, stopped.signal]);
      return client.ask('judge', text, { signal: either, onProgress: report });
    },
    use: report,
  });
  return {
    cancel: () => {
      stopped.abort();
      report({ kind: 'unknown' });
    },
  };
}
