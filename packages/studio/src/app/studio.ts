import type { Signal } from '@preact/signals';
import { opened } from '../state/address.ts';
import type { Controls, Update } from '../state/controls.ts';
import { initialState, type State } from '../state/state.ts';
import type { Client } from '../worker/client.ts';
import { AddressBar } from './address-bar.ts';
import { Clock } from './clock.ts';
import { Copying } from './copying.ts';
import { DigitInput } from './digit-input.ts';
import { Exporting } from './exporting.ts';
import { Judging } from './judging.ts';
import { LandmarkJumps } from './landmark-jumps.ts';
import { Racing } from './racing.ts';
import { Reading } from './reading.ts';
import { SettingsStorage } from './settings-storage.ts';
import { SolutionSearch } from './solution-search.ts';
import { Store } from './store.ts';
import { TreeRequests } from './tree-requests.ts';
import { Watching } from './watching.ts';

/** The state, and what changes it besides the user: the worker, the clock and the address. */
export class Studio implements Controls {
  readonly state: Signal<State>;
  readonly update: Update;
  readonly reading: Reading;
  readonly judging: Judging;
  readonly solutionSearch: SolutionSearch;
  readonly copying: Copying;
  readonly watching: Watching;
  readonly landmarkJumps: LandmarkJumps;
  readonly digitInput: DigitInput;
  readonly racing: Racing;
  readonly exporting: Exporting;

  constructor(client: Client, start: Partial<State>) {
    const store = new Store(
      opened(SettingsStorage.restored({ ...initialState, ...start }), location.hash),
    );
    this.state = store.state;
    this.update = store.update;
    this.reading = new Reading(store, client);
    this.judging = new Judging(store, client);
    this.solutionSearch = new SolutionSearch(store, client);
    this.copying = new Copying(store, client);
    this.watching = new Watching(store, client);
    new TreeRequests(store, client, this.watching);
    this.landmarkJumps = new LandmarkJumps(store, client, this.watching);
    this.digitInput = new DigitInput(store, client, this.watching);
    this.racing = new Racing(store, client);
    this.exporting = new Exporting(store, client, this.watching);
    new Clock(store);
    new AddressBar(store);
    new SettingsStorage(store);
  }
}
