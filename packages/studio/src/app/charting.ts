import { effect } from '@preact/signals';
import { ICICLE_ROWS } from '../picture/icicle.ts';
import type { State } from '../state/state.ts';
import { growing, withIcicle, withTree } from '../state/tree.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

/** What a tree or an icicle was asked of. */
interface Asked {
  readonly take: number;
  readonly event: number;
  readonly unfolded: readonly number[];
}

/** Has the tree drawn up of the moment on show, and the icicle of the whole run. */
export class Charting {
  private readonly store: Store;
  private readonly client: Client;
  private readonly watching: Watching;
  private asked: Asked | undefined;
  private asking: AbortController | undefined;
  /** Whether what is asked takes so long that something was told on the way. */
  private isSlow = false;
  private sampledTake = 0;

  constructor(store: Store, client: Client, watching: Watching) {
    this.store = store;
    this.client = client;
    this.watching = watching;
    effect(() => this.follow(store.state.value));
  }

  /** One question at a time: a later one waits, or takes the place of one that takes long. */
  private follow(now: State): void {
    const { picture, run, room } = now;
    const { take } = this.watching;
    if (!picture || room !== 'watch') return;
    const { event } = picture;
    const { unfolded, view } = now.tree;
    if (view === 'icicle' && run.end && this.sampledTake !== take) this.sample(take);
    const { asked } = this;
    if (asked?.take === take && asked.event === event && asked.unfolded === unfolded) return;
    if (this.asking && asked?.take === take && !this.isSlow) return;
    this.asking?.abort();
    this.grow({ take, event, unfolded });
  }

  private grow(asked: Asked): void {
    const asking = new AbortController();
    const { signal } = asking;
    const isWanted = (): boolean => !signal.aborted && asked.take === this.watching.take;
    this.asked = asked;
    this.asking = asking;
    this.isSlow = false;
    this.client
      .ask('tree', asked, {
        signal,
        told: ({ known, wanted }) => {
          if (!isWanted()) return;
          this.isSlow = true;
          this.store.update((now) => growing(now, known / wanted));
        },
      })
      .then((tree) => {
        if (!isWanted()) return;
        this.asking = undefined;
        this.store.update((now) => withTree(now, tree));
      }, ignoreCancelled);
  }

  private sample(take: number): void {
    this.sampledTake = take;
    this.client.ask('icicle', { take, rows: ICICLE_ROWS }).then((icicle) => {
      if (take === this.watching.take) this.store.update((now) => withIcicle(now, icicle));
    }, ignoreCancelled);
  }
}
