import type { Controls } from '../state/controls.ts';
import { answered } from '../state/predict.ts';
import { whyNot, whyNotAnswered } from '../state/why-not.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

/**
 * Handles a digit in Watch: the answer while the user predicts, otherwise the question "why not?".
 */
export function digitInput(
  store: Store,
  client: Client,
  watching: Watching,
): Controls['digitInput'] {
  let search = new AbortController();
  return {
    press: (digit) => {
      if (store.now.room !== 'watch' || store.now.embedded) return;
      if (store.now.predict.isOn) {
        store.update((now) => answered(now, digit === 0 ? 'back' : digit));
        return;
      }
      search.abort();
      store.update((now) => whyNot(now, digit));
      const asked = store.now.whyNot;
      if (asked?.answer.kind !== 'looking') return;
      search = new AbortController();
      const { event, cell } = asked;
      const request = { recordingId: watching.recordingId, event, cell, digit: asked.digit };
      void client
        .ask('tried', request, { signal: search.signal })
        .then((found) => store.update((now) => whyNotAnswered(now, asked, found)));
    },
  };
}
