import type { Store } from '../page/store.ts';
import { ignoreFailure } from '../workers/client.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { RunControls } from './controls.ts';
import { jumped } from './jumping.ts';
import type { PlaybackRules } from './playback.ts';
import { eventShown } from './player.ts';
import type { RecordingRequests } from './recording-requests.ts';
import { IDLE, type Jumping, type State, withRun } from './state.ts';

const REQUESTS = {
  'next-dead-end': 'nextDeadEnd',
  deepest: 'deepest',
  'longest-retreat': 'longestRetreat',
  'first-wrong': 'firstWrong',
} as const;

/** Searches the run for a landmark and moves the player to it. */
export function landmarkJumps(
  store: Store<State>,
  client: SearchClient,
  { shownId }: RecordingRequests,
  rules: PlaybackRules,
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
        .ask(REQUESTS[to], request, { signal, onProgress })
        .then((span) => {
          if (recordingId === shownId.peek()) store.update((now) => jumped(now, to, span, rules));
        })
        .catch(ignoreFailure);
    },
    cancel: () => {
      search.abort();
      report(IDLE);
    },
  };
}
