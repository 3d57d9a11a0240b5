import { gameOf } from '../../game/state.ts';
import { latest } from '../../page/requests.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { CoachClient } from '../../workers/clients.ts';
import { type HasPlay, withPlay } from './slice.ts';

/** Asks for the solution of the puzzle that is played. */
export function requestSolution(store: Store<HasPlay>, client: CoachClient): void {
  latest(store, client, {
    request: (state) => (isOpen(state, 'play') ? { givens: gameOf(state).givens } : undefined),
    ask: ({ givens }, { signal }) => client.ask('solution', givens, { signal }),
    use: (solution) => store.update((now) => withPlay(now, { solution })),
  });
}
