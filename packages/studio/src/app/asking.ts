import { answered } from '../state/predict.ts';
import { whyNot, whyNotAnswered } from '../state/why-not.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

/** Takes the digits of the room Watch: as answers while the person predicts, or else as questions. */
export class Asking {
  private readonly store: Store;
  private readonly client: Client;
  private readonly watching: Watching;
  private looking = new AbortController();

  constructor(store: Store, client: Client, watching: Watching) {
    this.store = store;
    this.client = client;
    this.watching = watching;
  }

  readonly digit = (digit: number): void => {
    const { store } = this;
    if (store.now.room !== 'watch' || store.now.embedded) return;
    if (store.now.predict.isOn) {
      store.update((now) => answered(now, digit === 0 ? 'back' : digit));
      return;
    }
    this.looking.abort();
    store.update((now) => whyNot(now, digit));
    const asked = store.now.whyNot;
    if (asked?.answer.kind !== 'looking') return;
    this.looking = new AbortController();
    const { signal } = this.looking;
    const { event, cell } = asked;
    const { take } = this.watching;
    this.client
      .ask('tried', { take, event, cell, digit: asked.digit }, { signal })
      .then((found) => store.update((now) => whyNotAnswered(now, asked, found)), ignoreCancelled);
  };
}
