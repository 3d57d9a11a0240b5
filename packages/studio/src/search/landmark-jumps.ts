import type { Store } from '../page/store.ts';
import { ignoreFailure } from '../workers/client.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { RunControls } from './controls.ts';
import type { PlaybackRules } from './playback.ts';
import { eventShown } from './player.ts';
import type { Recordings } from './recording-requests.ts';
import { withRun } from './slice.ts';
import { type HasRun, IDLE, type Jumping } from './state.ts';
import { withJump } from './transitions.ts';

/** Searches the run for a landmark and moves the player to it. */
export function landmarkJumps<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  { shownId }: Recordings,
  rules: PlaybackRules<S>,
): RunControls['landmarkJumps'] {
  let search = new AbortController();
  const report = (jumping: Jumping): void => store.update((now) => withRun(now, { jumping }));
  return {
    jump: (to) => {
      search.abort();
      search = new AbortController();
      const { signal } = search;
      const recordingId = shownId.peek();
      const { player, recorded } = store.now.run;
      const request = { recordingId, event: eventShown(player, recorded) };
      const onProgress = (event: number): void => {
        if (recordingId === shownId.peek()) report({ kind: 'looking', to, event });
      };
      onProgress(0);
      void client
        .ask(to, request, { signal, onProgress })
        .then((span) => {
          if (recordingId === shownId.peek()) store.update((now) => withJump(now, to, span, rules));
        })
        .catch(ignoreFailure);
    },
    cancel: () => {
      search.abort();
      report(IDLE);
    },
  };
}
