import type { Controls } from '../state/controls.ts';
import type { Reading as Read } from '../state/state.ts';
import { read } from '../state/transitions.ts';
import type { Words } from '../words/words.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Has texts read. */
export class Reading {
  private readonly store: Store;
  private readonly client: Client;

  constructor(store: Store, client: Client) {
    this.store = store;
    this.client = client;
  }

  readonly read: Controls['reading']['read'] = (text) => {
    this.client.ask('read', text).then((result) => {
      if (this.store.now.text !== text) return;
      const reading: Read = result.ok
        ? {
            kind: 'found',
            notation: result.notation as keyof Words['notations'],
            puzzles: result.puzzles,
          }
        : { kind: 'broken', error: result.error };
      this.store.update((now) => read(now, reading, result.ok ? result.puzzle : undefined));
    }, ignoreCancelled);
  };
}
