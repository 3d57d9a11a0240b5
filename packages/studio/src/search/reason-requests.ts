import { latest } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import type { SearchClient } from '../workers/clients.ts';
import { cellWithoutDigit } from './reasons.ts';
import type { Recordings } from './recording-requests.ts';
import { withRun } from './slice.ts';
import type { HasRun } from './state.ts';
import { withWhyNotAnswer } from './why-not.ts';

/**
 * When no digit is left for a cell, requests the reason of every digit, unless it came with the
 * picture. Also requests the answer when the user asks why a digit is not in a cell.
 */
export function requestReasons(
  store: Store<HasRun>,
  client: SearchClient,
  { shownId }: Recordings,
  isOn: (state: HasRun) => boolean,
): void {
  latest(store, client, {
    request: (state) => {
      const cell = cellWithoutDigit(state.run);
      const { picture, reasons } = state.run;
      if (!isOn(state) || shownId.value === 0 || cell === undefined || !picture) return undefined;
      if (reasons?.event === picture.event && reasons.cell === cell) return undefined;
      return { recordingId: shownId.value, event: picture.event, cell };
    },
    ask: (request, { signal }) => client.ask('reasons', request, { signal }),
    use: (reasons, { recordingId }) => {
      if (recordingId === shownId.peek()) store.update((now) => withRun(now, { reasons }));
    },
  });
  latest(store, client, {
    request: ({ run: { whyNot, recorded } }) => {
      const isAsked = whyNot?.answer.kind === 'looking' && whyNot.event <= recorded.events;
      return isAsked && shownId.value !== 0 ? { recordingId: shownId.value, whyNot } : undefined;
    },
    ask: ({ recordingId, whyNot: { event, cell, digit } }, { signal }) =>
      client.ask('tried', { recordingId, event, cell, digit }, { signal }),
    use: (found, { whyNot }) => store.update((now) => withWhyNotAnswer(now, whyNot, found)),
  });
}
