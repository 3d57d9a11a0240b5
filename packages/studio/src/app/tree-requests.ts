import { effect } from '@preact/signals';
import { ICICLE_ROWS } from '../picture/icicle.ts';
import type { State } from '../state/state.ts';
import { withIcicle, withTree, withTreeProgress } from '../state/tree.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

/** The moment for which a tree was requested. */
interface TreeRequest {
  readonly recordingId: number;
  readonly event: number;
  readonly unfolded: readonly number[];
}

/** Requests the search tree of the moment shown, and the icicle of the whole run. */
export class TreeRequests {
  private readonly store: Store;
  private readonly client: Client;
  private readonly watching: Watching;
  private latest: TreeRequest | undefined;
  private pending: AbortController | undefined;
  /** Whether the pending request has reported progress. */
  private isSlow = false;
  private sampledId = 0;

  constructor(store: Store, client: Client, watching: Watching) {
    this.store = store;
    this.client = client;
    this.watching = watching;
    effect(() => this.follow(store.state.value));
  }

  /** At most one request is pending. A new request waits for it, or replaces it at once if it is slow. */
  private follow(now: State): void {
    const { picture, run, room } = now;
    const { recordingId } = this.watching;
    if (!picture || room !== 'watch') return;
    const { event } = picture;
    const { unfolded, view } = now.tree;
    if (view === 'icicle' && run.end && this.sampledId !== recordingId) this.sample(recordingId);
    const { latest } = this;
    const isSameRun = latest?.recordingId === recordingId;
    if (isSameRun && latest.event === event && latest.unfolded === unfolded) return;
    if (isSameRun && this.pending && !this.isSlow) return;
    this.pending?.abort();
    this.grow({ recordingId, event, unfolded });
  }

  private grow(request: TreeRequest): void {
    const pending = new AbortController();
    const { signal } = pending;
    const { recordingId } = request;
    const isWanted = (): boolean => !signal.aborted && recordingId === this.watching.recordingId;
    this.latest = request;
    this.pending = pending;
    this.isSlow = false;
    this.client
      .ask('tree', request, {
        signal,
        onProgress: ({ done, total }) => {
          if (!isWanted()) return;
          this.isSlow = true;
          this.store.update((now) => withTreeProgress(now, done / total));
        },
      })
      .then((tree) => {
        if (!isWanted()) return;
        this.pending = undefined;
        this.store.update((now) => withTree(now, tree));
      }, ignoreCancelled);
  }

  private sample(recordingId: number): void {
    this.sampledId = recordingId;
    this.client.ask('icicle', { recordingId, rows: ICICLE_ROWS }).then((icicle) => {
      if (recordingId === this.watching.recordingId)
        this.store.update((now) => withIcicle(now, icicle));
    }, ignoreCancelled);
  }
}
