import type { Signal } from '@preact/signals';
import { opened } from '../state/address.ts';
import type { Controls, Update } from '../state/controls.ts';
import { initialState, type State } from '../state/state.ts';
import type { Client } from '../worker/client.ts';
import { AddressBar } from './address-bar.ts';
import { Asking } from './asking.ts';
import { Charting } from './charting.ts';
import { Clock } from './clock.ts';
import { Copying } from './copying.ts';
import { Exploring } from './exploring.ts';
import { Exporting } from './exporting.ts';
import { Judging } from './judging.ts';
import { Jumping } from './jumping.ts';
import { Keeper } from './keeper.ts';
import { Racing } from './racing.ts';
import { Reading } from './reading.ts';
import { Store } from './store.ts';
import { Watching } from './watching.ts';

/** The state, and all that moves it but the person: the worker, the clock and the address. */
export class Studio implements Controls {
  readonly state: Signal<State>;
  readonly update: Update;
  readonly reading: Reading;
  readonly judging: Judging;
  readonly exploring: Exploring;
  readonly copying: Copying;
  readonly watching: Watching;
  readonly jumping: Jumping;
  readonly asking: Asking;
  readonly racing: Racing;
  readonly exporting: Exporting;

  constructor(client: Client, start: Partial<State>) {
    const store = new Store(opened(Keeper.restored({ ...initialState, ...start }), location.hash));
    this.state = store.state;
    this.update = store.update;
    this.reading = new Reading(store, client);
    this.judging = new Judging(store, client);
    this.exploring = new Exploring(store, client);
    this.copying = new Copying(store, client);
    this.watching = new Watching(store, client);
    new Charting(store, client, this.watching);
    this.jumping = new Jumping(store, client, this.watching);
    this.asking = new Asking(store, client, this.watching);
    this.racing = new Racing(store, client);
    this.exporting = new Exporting(store, client, this.watching);
    new Clock(store);
    new AddressBar(store);
    new Keeper(store);
  }
}
