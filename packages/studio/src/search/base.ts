import type { Store } from '../page/store.ts';
import type { Clients } from '../workers/clients.ts';
import type { Controls } from './controls.ts';
import type { State } from './state.ts';

/** What the page provides to every room. */
export interface Base {
  readonly store: Store<State>;
  readonly clients: Clients;
  readonly controls: Controls;
}
