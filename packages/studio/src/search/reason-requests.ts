import { latest } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import type { SearchClient } from '../workers/clients.ts';
import { cellWithoutDigit } from './reasons.ts';
import type { RecordingRequests } from './recording-requests.ts';
import { type State, withRun } from './state.ts';

/** When no digit is left for a cell, requests the reason of every digit. */
export function requestReasons(
  store: Store<State>,
  client: SearchClient,
  { shownId }: RecordingRequests,
  isOn: (state: State) => boolean,
): void {
  latest(store, client, {
    request: (state) => {
      const cell = cellWithoutDigit(state.run);
      const { picture } = state.run;
      if (!isOn(state) || shownId.value === 0 || cell === undefined || !picture) return undefined;
      return { recordingId: shownId.value, event: picture.event, cell };
    },
    ask: (request, { signal }) => client.ask('reasons', request, { signal }),
    use: (reasons, { recordingId }) => {
      if (recordingId === shownId.peek()) store.update((now) => withRun(now, { reasons }));
    },
  });
}
