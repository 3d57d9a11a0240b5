import type { Client } from '../../page/client.ts';
import type { Store } from '../../page/store.ts';
import type { Recordings } from '../../search/recording-requests.ts';
import { whyNot, whyNotAnswered } from '../../search/why-not.ts';
import type { WatchControls } from './controls.ts';
import { answered, isPredicting } from './predict.ts';
import type { HasWatch } from './slice.ts';

/**
 * Handles a digit. While the user predicts, the digit is the answer. Otherwise the digit asks the
 * question "why not?".
 */
export function digitInput(
  store: Store<HasWatch>,
  client: Client,
  { shownId }: Recordings,
): WatchControls['digitInput'] {
  let search = new AbortController();
  return {
    press: (digit) => {
      if (store.now.page.embedded) return;
      if (isPredicting(store.now)) {
        store.update((now) => answered(now, digit === 0 ? 'back' : digit));
        return;
      }
      search.abort();
      store.update((now) => whyNot(now, digit));
      const asked = store.now.run.whyNot;
      if (asked?.answer.kind !== 'looking') return;
      search = new AbortController();
      const { event, cell } = asked;
      const request = { recordingId: shownId.peek(), event, cell, digit: asked.digit };
      void client
        .ask('tried', request, { signal: search.signal })
        .then((found) => store.update((now) => whyNotAnswered(now, asked, found)));
    },
  };
}
