import { latest } from '../../page/requests.ts';
import { inSlice, isOpen } from '../../page/room.ts';
import type { Store } from '../../page/store.ts';
import type { State } from '../../search/state.ts';
import type { SearchClient } from '../../workers/clients.ts';
import { enterSlice, withCopying } from './slice.ts';

/** Writes the puzzle in the chosen notation. */
export function requestCopies(store: Store<State>, client: SearchClient): void {
  latest(store, client, {
    request: (state) => {
      const { as } = inSlice(state, enterSlice).copying;
      return isOpen(state, enterSlice) ? { puzzle: state.puzzle.text, notation: as } : undefined;
    },
    ask: (request, { signal }) => client.ask('write', request, { signal }),
    use: (text) => {
      const outcome = text === undefined ? 'impossible' : 'none';
      store.update((now) => withCopying(now, { text, outcome }));
    },
  });
}
