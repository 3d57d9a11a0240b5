import type { Landmark } from '../picture/landmark.ts';
import { jumped, jumpingTo } from '../state/jumping.ts';
import { IDLE } from '../state/lesson.ts';
import { eventOf } from '../state/player.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

const REQUESTS = {
  'next-dead-end': 'nextDeadEnd',
  deepest: 'deepest',
  'longest-retreat': 'longestRetreat',
  'first-wrong': 'firstWrong',
} as const;

/** Searches the run for a landmark and moves the player to it. */
export class LandmarkJumps {
  private readonly store: Store;
  private readonly client: Client;
  private readonly watching: Watching;
  private looking = new AbortController();

  constructor(store: Store, client: Client, watching: Watching) {
    this.store = store;
    this.client = client;
    this.watching = watching;
  }

  readonly jump = (to: Landmark): void => {
    this.looking.abort();
    this.looking = new AbortController();
    const { signal } = this.looking;
    const { recordingId } = this.watching;
    const event = eventOf(this.store.now.player);
    const isWanted = (): boolean => !signal.aborted && recordingId === this.watching.recordingId;
    const onProgress = (searched: number): void => {
      if (!isWanted()) return;
      this.store.update((now) => jumpingTo(now, { kind: 'looking', to, event: searched }));
    };
    onProgress(0);
    this.client.ask(REQUESTS[to], { recordingId, event }, { signal, onProgress }).then((span) => {
      if (isWanted()) this.store.update((now) => jumped(now, to, span));
    }, ignoreCancelled);
  };

  readonly cancel = (): void => {
    this.looking.abort();
    this.store.update((now) => jumpingTo(now, IDLE));
  };
}
