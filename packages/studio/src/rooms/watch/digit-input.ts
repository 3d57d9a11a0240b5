import type { Store } from '../../page/store.ts';
import type { RecordingRequests } from '../../search/recording-requests.ts';
import type { State } from '../../search/state.ts';
import { whyNot, whyNotAnswered } from '../../search/why-not.ts';
import { ignoreFailure } from '../../workers/client.ts';
import type { SearchClient } from '../../workers/clients.ts';
import type { WatchControls } from './controls.ts';
import { answered, isPredicting } from './predict.ts';

/**
 * Handles a digit. While the user predicts, the digit is the answer. Otherwise the digit asks the
 * question "why not?".
 */
export function digitInput(
  store: Store<State>,
  client: SearchClient,
  { shownId }: RecordingRequests,
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
        .then((found) => store.update((now) => whyNotAnswered(now, asked, found)))
        .catch(ignoreFailure);
    },
  };
}
