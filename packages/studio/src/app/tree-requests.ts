import { effect } from '@preact/signals';
import { ICICLE_ROWS } from '../picture/icicle.ts';
import { withTree } from '../state/tree.ts';
import type { Client } from '../worker/client.ts';
import type { WorkerApi } from '../worker/worker-api.ts';
import type { Store } from './store.ts';
import type { Watching } from './watching.ts';

type TreeRequest = WorkerApi['tree']['request'];

/** Requests the search tree at the event shown, and the icicle chart of the whole run. */
export function requestTrees(store: Store, client: Client, watching: Watching): void {
  let latest: TreeRequest | undefined;
  let pending: AbortController | undefined;
  /** Whether the pending request has reported progress. */
  let isSlow = false;
  let sampledId = 0;

  const grow = (request: TreeRequest): void => {
    const { recordingId } = request;
    pending?.abort();
    pending = new AbortController();
    latest = request;
    isSlow = false;
    const onProgress = ({ done, total }: WorkerApi['tree']['progress']): void => {
      if (recordingId !== watching.recordingId) return;
      isSlow = true;
      store.update((now) => withTree(now, { progress: done / total }));
    };
    void client.ask('tree', request, { signal: pending.signal, onProgress }).then((tree) => {
      if (recordingId !== watching.recordingId) return;
      pending = undefined;
      store.update((now) => withTree(now, { tree, progress: undefined }));
    });
  };

  const sample = (recordingId: number): void => {
    sampledId = recordingId;
    void client.ask('icicle', { recordingId, rows: ICICLE_ROWS }).then((icicle) => {
      if (recordingId === watching.recordingId) store.update((now) => withTree(now, { icicle }));
    });
  };

  // At most one request is pending. A new event replaces a slow request and waits for a fast one.
  effect(() => {
    const { picture, run, room, tree } = store.state.value;
    const { recordingId } = watching;
    if (!picture || room !== 'watch') return;
    const { event } = picture;
    const { unfolded, view } = tree;
    if (view === 'icicle' && run.end && sampledId !== recordingId) sample(recordingId);
    const isSameRun = latest?.recordingId === recordingId;
    if (isSameRun && latest?.event === event && latest.unfolded === unfolded) return;
    if (isSameRun && pending && !isSlow) return;
    grow({ recordingId, event, unfolded });
  });
}
