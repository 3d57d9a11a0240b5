import { effect } from '@preact/signals';
import type { Tally } from '../picture/tally.ts';
import type { Controls } from '../state/controls.ts';
import { pageEnd } from '../state/listing.ts';
import { type Solutions, tallied, withSolutions } from '../state/solutions.ts';
import type { State } from '../state/state.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';

/** In Enter, finds the solutions of a puzzle that has several, and fetches those that the page shows. */
export function solutionSearch(store: Store, client: Client): Controls['solutionSearch'] {
  let current = new AbortController();
  let explored: State['puzzle'] | undefined;
  let latestId = 0;
  /** The latest requests. `rows` is a page: "20 30" means rows 20 to 29. `at` is a solution. */
  let latest: { rows: string; at: number | undefined } = { rows: '', at: undefined };

  const explore = (puzzle: State['puzzle']): void => {
    explored = puzzle;
    const searchId = store.newId();
    latestId = searchId;
    latest = { rows: '', at: undefined };
    current = new AbortController();
    const report = (progress: Solutions['state']) => (tally: Tally) =>
      store.update((now) => tallied(now, tally, progress));
    void client
      .ask(
        'explore',
        { searchId, puzzle },
        { signal: current.signal, onProgress: report('searching') },
      )
      .then(report('done'));
  };

  const fetchShown = ({ tally, listing }: Solutions): void => {
    const searchId = latestId;
    if (!tally || searchId === 0) return;
    const { from, at } = listing;
    const to = pageEnd(listing);
    if (latest.rows !== `${from} ${to}`) {
      latest.rows = `${from} ${to}`;
      void client.ask('solutions', { searchId, from, to }).then((cells) => {
        if (searchId !== latestId) return;
        store.update((now) => withSolutions(now, { rows: { from, cells } }));
      });
    }
    if (at === undefined || at === latest.at) return;
    latest.at = at;
    void client.ask('solutions', { searchId, from: at, to: at + 1 }).then(([cells]) => {
      if (searchId !== latestId || at !== latest.at || cells === undefined) return;
      store.update((now) => withSolutions(now, { shown: { number: at, cells } }));
    });
  };

  effect(() => {
    const now = store.state.value;
    if (now.puzzle !== explored) {
      current.abort();
      explored = undefined;
      latestId = 0;
    }
    const { kind } = now.judgement;
    const hasSeveral = kind === 'several' || kind === 'more';
    if (hasSeveral && now.room === 'enter' && !explored) explore(now.puzzle);
    fetchShown(now.solutions);
  });

  return {
    stop: () => {
      current.abort();
      const { tally } = store.now.solutions;
      if (tally) store.update((now) => tallied(now, tally, 'stopped'));
    },
  };
}
