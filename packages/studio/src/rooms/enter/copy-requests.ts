import { latest } from '../../page/asking.ts';
import type { Client } from '../../page/client.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import { type HasEnter, withCopying } from './slice.ts';

/** Writes the puzzle in the chosen notation. */
export function requestCopies(store: Store<HasEnter>, client: Client): void {
  latest(store, {
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
