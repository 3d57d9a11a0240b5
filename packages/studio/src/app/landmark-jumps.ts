import type { Controls } from '../state/controls.ts';
import { jumped } from '../state/jumping.ts';
import { IDLE, type Jumping } from '../state/lesson.ts';
import { eventOf } from '../state/player.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

const REQUESTS = {
  'next-dead-end': 'nextDeadEnd',
  deepest: 'deepest',
  'longest-retreat': 'longestRetreat',
  'first-wrong': 'firstWrong',
} as const;

/** Searches the run for a landmark and moves the player to it. */
export function landmarkJumps(
  store: Store,
  client: Client,
  watching: Watching,
): Controls['landmarkJumps'] {
  let search = new AbortController();
  const report = (jumping: Jumping): void => store.update((now) => ({ ...now, jumping }));
  return {
    jump: (to) => {
      search.abort();
      search = new AbortController();
      const { signal } = search;
      const { recordingId } = watching;
      const request = { recordingId, event: eventOf(store.now.player) };
      const onProgress = (event: number): void => {
        if (recordingId === watching.recordingId) report({ kind: 'looking', to, event });
      };
      onProgress(0);
      void client.ask(REQUESTS[to], request, { signal, onProgress }).then((span) => {
        if (recordingId === watching.recordingId) store.update((now) => jumped(now, to, span));
      });
    },
    cancel: () => {
      search.abort();
      report(IDLE);
    },
  };
}
