import { latest } from '../../../page/requests.ts';
import { isOpen } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import type { SearchClient } from '../../../workers/clients.ts';
import { type HasMake, withCopying } from './slice.ts';

/** Writes the puzzle in the chosen notation. */
export function requestCopies(store: Store<HasMake>, client: SearchClient): void {
  latest(store, client, {
    request: (state) => {
      const { as } = state.make.copying;
      return isOpen(state, 'make') ? { puzzle: state.puzzle.text, notation: as } : undefined;
    },
    ask: (request, { signal }) => client.ask('write', request, { signal }),
    use: (text) => {
      const outcome = text === undefined ? 'impossible' : 'none';
      store.update((now) => withCopying(now, { text, outcome }));
    },
  });
}
