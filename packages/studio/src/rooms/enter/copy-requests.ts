import { latest } from '../../page/requests.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { SearchClient } from '../../workers/clients.ts';
import { type HasEnter, withCopying } from './slice.ts';

/** Writes the puzzle in the chosen notation. */
export function requestCopies(store: Store<HasEnter>, client: SearchClient): void {
  latest(store, client, {
    request: (state) => {
      const { as } = state.enter.copying;
      return isOpen(state, 'enter') ? { puzzle: state.puzzle.text, notation: as } : undefined;
    },
    ask: (request, { signal }) => client.ask('write', request, { signal }),
    use: (text) => {
      const outcome = text === undefined ? 'impossible' : 'none';
      store.update((now) => withCopying(now, { text, outcome }));
    },
  });
}
