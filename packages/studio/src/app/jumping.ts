import type { Landmark } from '../picture/landmark.ts';
import { jumped, jumpingTo } from '../state/jumping.ts';
import { IDLE } from '../state/lesson.ts';
import { eventOf } from '../state/player.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

const QUESTIONS = {
  'next-dead-end': 'nextDeadEnd',
  deepest: 'deepest',
  'longest-retreat': 'longestRetreat',
  'first-wrong': 'firstWrong',
} as const;

/** Has the landmarks of the run looked for, and goes there. */
export class Jumping {
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
    const { take } = this.watching;
    const event = eventOf(this.store.now.player);
    const isWanted = (): boolean => !signal.aborted && take === this.watching.take;
    const told = (behind: number): void => {
      if (!isWanted()) return;
      this.store.update((now) => jumpingTo(now, { kind: 'looking', to, event: behind }));
    };
    told(0);
    this.client.ask(QUESTIONS[to], { take, event }, { signal, told }).then((span) => {
      if (isWanted()) this.store.update((now) => jumped(now, to, span));
    }, ignoreCancelled);
  };

  readonly cancel = (): void => {
    this.looking.abort();
    this.store.update((now) => jumpingTo(now, IDLE));
  };
}
