import { answered } from '../state/predict.ts';
import { whyNot, whyNotAnswered } from '../state/why-not.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

/**
 * Handles the digits that the user types or presses in Watch. While the user predicts, a digit is an answer.
 * Otherwise it asks "why not?".
 */
export class DigitInput {
  private readonly store: Store;
  private readonly client: Client;
  private readonly watching: Watching;
  private request = new AbortController();

  constructor(store: Store, client: Client, watching: Watching) {
    this.store = store;
    this.client = client;
    this.watching = watching;
  }

  readonly press = (digit: number): void => {
    const { store } = this;
    if (store.now.room !== 'watch' || store.now.embedded) return;
    if (store.now.predict.isOn) {
      store.update((now) => answered(now, digit === 0 ? 'back' : digit));
      return;
    }
    this.request.abort();
    store.update((now) => whyNot(now, digit));
    const asked = store.now.whyNot;
    if (asked?.answer.kind !== 'looking') return;
    this.request = new AbortController();
    const { signal } = this.request;
    const { event, cell } = asked;
    const { recordingId } = this.watching;
    this.client
      .ask('tried', { recordingId, event, cell, digit: asked.digit }, { signal })
      .then((found) => store.update((now) => whyNotAnswered(now, asked, found)), ignoreCancelled);
  };
}
