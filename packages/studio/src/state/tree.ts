import type { Icicle } from '../picture/icicle.ts';
import type { Tree } from '../picture/tree.ts';

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
  /** The subtrees shown with their children, by the events that placed them. */
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

/** Without what comes after an event. */
export function unforeseen(state: TreeState, event: number): TreeState {
  const { icicle } = state;
  const tree = state.tree && state.tree.event > event ? undefined : state.tree;
  if (!icicle) return { ...state, tree };
  const depths = icicle.depths.map((depth, row) => (icicle.at[row] > event ? 0 : depth));
  return { ...state, tree, icicle: { ...icicle, depths } };
}

/** Without what follows at the end of the path from the event that is asked for. */
export function askedOf(state: TreeState, cell: number): TreeState {
  const { tree } = state;
  if (!tree) return state;
  const levels = tree.levels.map((level) =>
    level.node ? level : { ...level, cell, remaining: 0, removed: 0 },
  );
  return { ...state, tree: { ...tree, levels } };
}

/** The state, as far as it is known here. */
interface HasTree {
  readonly tree: TreeState;
}

function changed<S extends HasTree>(state: S, change: Partial<TreeState>): S {
  return { ...state, tree: { ...state.tree, ...change } };
}

export function inTreeView<S extends HasTree>(state: S, view: TreeView): S {
  return changed(state, { view, open: true });
}

/** From the tree to the icicle, and from anything else to the tree. */
export function turned<S extends HasTree>(state: S): S {
  return inTreeView(state, state.tree.view === 'tree' ? 'icicle' : 'tree');
}

export function withTreeOpen<S extends HasTree>(state: S, open: boolean): S {
  return changed(state, { open });
}

export function zoomed<S extends HasTree>(state: S, by: -1 | 1): S {
  const at = zooms.indexOf(state.tree.zoom) + by;
  return changed(state, { zoom: zooms[Math.max(0, Math.min(zooms.length - 1, at))] });
}

/** A mark unfolds, or folds again with all that is unfolded in it. */
export function unfolding<S extends HasTree>(state: S, first: number): S {
  const { unfolded } = state.tree;
  const next = unfolded.includes(first)
    ? unfolded.filter((one) => one !== first)
    : [...unfolded, first].slice(-MOST_UNFOLDED);
  return changed(state, { unfolded: next });
}

export function withTree<S extends HasTree>(state: S, tree: Tree): S {
  return changed(state, { tree, grown: undefined });
}

export function growing<S extends HasTree>(state: S, grown: number): S {
  return changed(state, { grown });
}

export function withIcicle<S extends HasTree>(state: S, icicle: Icicle): S {
  return changed(state, { icicle });
}
