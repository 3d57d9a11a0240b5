import { latest } from '../page/asking.ts';
import type { Client } from '../page/client.ts';
import type { Store } from '../page/store.ts';
import { cellWithoutDigit } from './reasons.ts';
import type { Recordings } from './recording-requests.ts';
import { withRun } from './slice.ts';
import type { HasRun } from './state.ts';

/** When no digit is left for a cell, requests the reason of every digit. */
export function requestReasons(
  store: Store<HasRun>,
  client: Client,
  { shownId }: Recordings,
  isOn: (state: HasRun) => boolean,
): void {
  latest(store, {
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
