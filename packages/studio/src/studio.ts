import { addressOf, type Codec, withLink } from './page/address.ts';
import { syncAddress } from './page/address-bar.ts';
import type { Client } from './page/client.ts';
import { pageCodec } from './page/page-codec.ts';
import { initialRooms, type StartedRoom } from './page/room.ts';
import { restored } from './page/settings-storage.ts';
import { initialPage, withPage } from './page/state.ts';
import { Store } from './page/store.ts';
import { judging } from './puzzle/judging.ts';
import { listenForPuzzles } from './puzzle/pasting.ts';
import { puzzleCodec } from './puzzle/puzzle-codec.ts';
import { reading } from './puzzle/reading.ts';
import { solutionSearch } from './puzzle/solution-search.ts';
import { initialPuzzle } from './puzzle/state.ts';
import { rooms, welcomed } from './rooms/all.ts';
import type { Controls } from './run/controls.ts';
import { momentCodec, strategyCodec } from './run/run-codecs.ts';
import { initialRun, type State } from './run/state.ts';
import { withPuzzle } from './run/transitions.ts';
import type { Language } from './words/words.ts';

/** How the address holds the state, in the order in which it is read. */
export const codecs: readonly Codec<State>[] = [
  pageCodec(),
  strategyCodec,
  puzzleCodec(withPuzzle),
  ...rooms.flatMap((room) => room.codecs),
  momentCodec,
];

export const initialState: State = {
  page: { ...initialPage, room: rooms[0].slice.id },
  puzzle: initialPuzzle,
  run: initialRun,
  rooms: initialRooms(rooms.map(({ slice }) => slice)),
};

/** The state when the page opens. */
export function opened(state: State, fragment: string): State {
  const linked = fragment.length > 1 ? withLink(state, fragment, codecs) : undefined;
  if (!linked) return welcomed(state);
  return linked.page.linkFault ? { ...welcomed(state), page: linked.page } : linked;
}

export interface Studio {
  readonly store: Store<State>;
  /** Room → what the page needs of it. */
  readonly started: ReadonlyMap<string, StartedRoom<State>>;
  /** Starts the worker again after it has failed. */
  readonly restart: () => void;
}

/** Sets up the state, and everything that changes the state without the user: worker, clock and address. */
export function startStudio(client: Client, language: Language): Studio {
  const page = restored({ ...initialState.page, language });
  const store = new Store(opened({ ...initialState, page }, location.hash));
  client.onFailure = () =>
    store.update((now) => withPage(now, { worker: { ...now.page.worker, failed: true } }));
  client.start();

  const controls: Controls = {
    update: store.update,
    updatePuzzle: (transition) =>
      store.update((now) => ({ ...now, puzzle: transition(now.puzzle) })),
    addressOf: (state) => addressOf(state, codecs),
    reading: reading(store, client, {
      openPuzzle: withPuzzle,
      openLink: (state, fragment) => withLink(state, fragment, codecs),
    }),
    judging: judging(store, client),
    solutionSearch: solutionSearch(store, client),
  };
  const base = { store, client, controls };
  const started = new Map(rooms.map((room) => [room.slice.id, room.start(base)]));
  listenForPuzzles(controls.reading);
  syncAddress(store, codecs);
  return {
    store,
    started,
    restart: () => {
      client.start();
      store.update((now) => {
        const restarts = now.page.worker.restarts + 1;
        return withPage(now, { worker: { failed: false, restarts } });
      });
    },
  };
}
