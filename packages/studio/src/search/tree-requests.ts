import { latest, oneByOne } from '../page/requests.ts';
import type { Store } from '../page/store.ts';
import { ICICLE_ROWS } from '../picture/icicle.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { Recordings } from './recording-requests.ts';
import { withRun } from './slice.ts';
import type { HasRun } from './state.ts';
import { isTreeAt, type TreeState, withTree, withTreeGrown } from './tree-view.ts';

/**
 * Requests the search tree at the current event, unless it came with the picture, and the icicle
 * chart of the whole run.
 */
export function requestTrees(
  store: Store<HasRun>,
  client: SearchClient,
  { shownId }: Recordings,
  isOn: (state: HasRun) => boolean,
): void {
  const update = (recordingId: number, change: (tree: TreeState) => TreeState): void => {
    if (recordingId !== shownId.peek()) return;
    store.update((now) => withRun(now, { tree: change(now.run.tree) }));
  };
  /** Changes the tree, unless the tree that is wanted has come with a later picture. */
  const updateTree = (recordingId: number, change: (tree: TreeState) => TreeState): void => {
    const { picture } = store.now.run;
    update(recordingId, (tree) => (isTreeAt(tree, picture?.event) ? tree : change(tree)));
  };
  oneByOne(store, client, {
    request: (state) => {
      const { picture, tree } = state.run;
      if (!picture || !isOn(state) || shownId.value === 0) return undefined;
      if (isTreeAt(tree, picture.event)) return undefined;
      return { recordingId: shownId.value, event: picture.event, unfolded: tree.unfolded };
    },
    ask: (request, { signal, onSlow }) =>
      client.ask('tree', request, {
        signal,
        onProgress: ({ done, total }) => {
          updateTree(request.recordingId, (now) => withTree(now, { progress: done / total }));
          onSlow();
        },
      }),
    use: (tree, { recordingId, unfolded }) =>
      updateTree(recordingId, (now) => withTreeGrown(now, tree, unfolded)),
  });
  latest(store, client, {
    request: (state) => {
      const { tree, recorded } = state.run;
      const isShown = isOn(state) && tree.view === 'icicle' && recorded.end !== undefined;
      if (tree.icicle) return undefined;
      return isShown ? { recordingId: shownId.value } : undefined;
    },
    ask: ({ recordingId }, { signal }) =>
      client.ask('icicle', { recordingId, rows: ICICLE_ROWS }, { signal }),
    use: (icicle, { recordingId }) => update(recordingId, (now) => withTree(now, { icicle })),
  });
}
