import { latest } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { PlaybackRules } from './playback.ts';
import type { Recordings } from './recording-requests.ts';
import { withRun } from './slice.ts';
import type { HasRun } from './state.ts';
import { withJump } from './transitions.ts';

/** If the user has chosen a solution, moves the player to the event at which the search finds it. */
export function requestSolutions<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  { shownId }: Recordings,
  isOn: (state: S) => boolean,
  rules: PlaybackRules<S>,
): void {
  latest(store, client, {
    request: (state) => {
      const { jumping } = state.run;
      const isWanted = jumping.kind === 'looking' && jumping.to === 'solution';
      if (!isWanted || !isOn(state) || shownId.value === 0) return undefined;
      return { recordingId: shownId.value, cells: jumping.cells };
    },
    ask: (request, { signal }) => {
      const { cells } = request;
      const onProgress = (event: number): void =>
        store.update((now) =>
          withRun(now, { jumping: { kind: 'looking', to: 'solution', cells, event } }),
        );
      return client.ask('solution', request, { signal, onProgress });
    },
    use: (span) => store.update((now) => withJump(now, 'solution', span, rules)),
  });
}
