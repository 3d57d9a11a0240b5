import type { Client } from '../page/client.ts';
import type { Store } from '../page/store.ts';
import type { Controls } from './controls.ts';
import type { State } from './state.ts';

/** What the page provides to every room. */
export interface Base {
  readonly store: Store<State>;
  readonly client: Client;
  readonly controls: Controls;
}
