import type { Icicle } from '../picture/icicle.ts';
import type { Tree } from '../picture/tree.ts';
import type { State } from './state.ts';

export const treeViews = ['tree', 'icicle', 'list'] as const;
export type TreeView = (typeof treeViews)[number];

/** How wide a column is, against the usual. */
export const zooms: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3];

/** Marks that may be unfolded at once: then the one that was unfolded first folds again. */
const MOST_UNFOLDED = 24;

export interface TreeState {
  readonly view: TreeView;
  /** Whether the tree is shown where there is little room. */
  readonly open: boolean;
  readonly zoom: number;
  /** The branches shown with their children, by the events that placed them. */
  readonly unfolded: readonly number[];
  /** The tree on show: it follows the picture as fast as the worker answers. */
  readonly tree: Tree | undefined;
  /** While that takes long: the share of the events looked at. */
  readonly grown: number | undefined;
  /** Of the whole recording, once it has ended. */
  readonly icicle: Icicle | undefined;
}

export const NO_TREE: TreeState = {
  view: 'tree',
  open: false,
  zoom: 1,
  unfolded: [],
  tree: undefined,
  grown: undefined,
  icicle: undefined,
};

/** The tree of another run is not known yet; it is looked at in the same way. */
export function felled(tree: TreeState): TreeState {
  const { view, open, zoom } = tree;
  return { ...NO_TREE, view, open, zoom };
}

function changed(state: State, change: Partial<TreeState>): State {
  return { ...state, tree: { ...state.tree, ...change } };
}

export function inTreeView(state: State, view: TreeView): State {
  return changed(state, { view, open: true });
}

/** From the tree to the icicle, and from anything else to the tree. */
export function turned(state: State): State {
  return inTreeView(state, state.tree.view === 'tree' ? 'icicle' : 'tree');
}

export function withTreeOpen(state: State, open: boolean): State {
  return changed(state, { open });
}

export function zoomed(state: State, by: -1 | 1): State {
  const at = zooms.indexOf(state.tree.zoom) + by;
  return changed(state, { zoom: zooms[Math.max(0, Math.min(zooms.length - 1, at))] });
}

/** A mark unfolds, or folds again with all that is unfolded in it. */
export function unfolding(state: State, first: number): State {
  const { unfolded } = state.tree;
  const next = unfolded.includes(first)
    ? unfolded.filter((one) => one !== first)
    : [...unfolded, first].slice(-MOST_UNFOLDED);
  return changed(state, { unfolded: next });
}

export function withTree(state: State, tree: Tree): State {
  return changed(state, { tree, grown: undefined });
}

export function growing(state: State, grown: number): State {
  return changed(state, { grown });
}

export function withIcicle(state: State, icicle: Icicle): State {
  return changed(state, { icicle });
}
