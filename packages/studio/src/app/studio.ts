import type { Signal } from '@preact/signals';
import { opened } from '../state/address.ts';
import type { Controls } from '../state/controls.ts';
import { initialState, type State } from '../state/state.ts';
import type { Client } from '../worker/client.ts';
import { syncAddress } from './address-bar.ts';
import { runClock } from './clock.ts';
import { copying } from './copying.ts';
import { digitInput } from './digit-input.ts';
import { exporting } from './exporting.ts';
import { judging } from './judging.ts';
import { landmarkJumps } from './landmark-jumps.ts';
import { racing } from './racing.ts';
import { reading } from './reading.ts';
import { restored, saveSettings } from './settings-storage.ts';
import { solutionSearch } from './solution-search.ts';
import { Store } from './store.ts';
import { requestTrees } from './tree-requests.ts';
import { Watching } from './watching.ts';

export interface Studio extends Controls {
  readonly state: Signal<State>;
}

/** Sets up the state, and everything that changes the state without the user: worker, clock and address. */
export function startStudio(client: Client, start: Partial<State>): Studio {
  const store = new Store(opened(restored({ ...initialState, ...start }), location.hash));
  const watching = new Watching(store, client);
  const studio = {
    state: store.state,
    update: store.update,
    reading: reading(store, client),
    judging: judging(store, client),
    solutionSearch: solutionSearch(store, client),
    copying: copying(store, client),
    watching,
    landmarkJumps: landmarkJumps(store, client, watching),
    digitInput: digitInput(store, client, watching),
    racing: racing(store, client),
    exporting: exporting(store, client, watching),
  };
  requestTrees(store, client, watching);
  runClock(store);
  syncAddress(store);
  saveSettings(store);
  return studio;
}
