import { latest } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import type { Tally } from '../picture/tally.ts';
import { pageEnd } from '../widgets/listing.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { Controls } from './controls.ts';
import { type Solutions, withRows, withSolutions, withTally } from './solutions.ts';
import type { HasPuzzle, PuzzleState } from './state.ts';

/** Finds the solutions of a puzzle that has several, and fetches those that the page shows. */
export function solutionSearch<S extends HasPuzzle>(
  store: Store<S>,
  client: SearchClient,
): Controls['solutionSearch'] {
  let searching = new AbortController();
  const update = (change: (puzzle: PuzzleState) => PuzzleState): void =>
    store.update((now) => ({ ...now, puzzle: change(now.puzzle) }));
  const report =
    (progress: Solutions['state'], searchId: number) =>
    (tally: Tally): void =>
      update((now) => withTally(now, searchId, tally, progress));

  latest(store, client, {
    request: ({ puzzle: { text, check, solutions } }) => {
      const { kind } = check;
      const isWanted = kind === 'proper' && solutions.view === 'solution';
      const hasSome = kind === 'several' || isWanted;
      return hasSome && (solutions.tally !== undefined || solutions.isShown) ? { text } : undefined;
    },
    ask: ({ text }, { signal }) => {
      searching = new AbortController();
      const searchId = store.newId();
      return client
        .ask(
          'explore',
          { searchId, puzzle: text },
          {
            signal: AbortSignal.any([signal, searching.signal]),
            onProgress: report('searching', searchId),
          },
        )
        .then((tally) => ({ tally, searchId }));
    },
    use: ({ tally, searchId }) => report('done', searchId)(tally),
  });
  latest(store, client, {
    request: ({ puzzle: { solutions } }) => {
      const { searchId, tally, listing } = solutions;
      return tally && { searchId, from: listing.from, to: pageEnd(listing) };
    },
    ask: (rows, { signal }) => client.ask('solutions', rows, { signal }),
    use: (cells, { from }) => update((now) => withRows(now, { from, cells })),
  });
  latest(store, client, {
    request: ({ puzzle: { solutions } }) => {
      const { searchId, tally, listing } = solutions;
      return tally && listing.at !== undefined ? { searchId, at: listing.at } : undefined;
    },
    ask: ({ searchId, at }, { signal }) =>
      client.ask('solutions', { searchId, from: at, to: at + 1 }, { signal }),
    use: ([cells], { at }) => {
      if (cells) update((now) => withSolutions(now, { shown: { number: at, cells } }));
    },
  });

  return {
    stop: () => {
      searching.abort();
      const { tally, searchId } = store.now.puzzle.solutions;
      if (tally) report('stopped', searchId)(tally);
    },
  };
}
