import type { Icicle } from '../picture/icicle.ts';
import type { Tree } from '../picture/tree.ts';

export const treeViews = ['tree', 'icicle', 'list'] as const;
export type TreeView = (typeof treeViews)[number];

/** Column widths, relative to the default. */
export const zooms: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3];

/** The most marks unfolded at once. If another mark is unfolded, the mark unfolded first is folded. */
const MOST_UNFOLDED = 24;

export interface TreeState {
  readonly view: TreeView;
  /** Whether the tree is shown on a narrow screen. */
  readonly open: boolean;
  readonly zoom: number;
  /** The subtrees shown with their children. A subtree is identified by the event of its placement. */
  readonly unfolded: readonly number[];
  /** The tree shown. It may lag behind the picture until the worker answers. */
  readonly tree: Tree | undefined;
  /** The share of events examined so far. It is undefined unless building the tree takes long. */
  readonly progress: number | undefined;
  /** The icicle of the whole recording. It is undefined until the recording has ended. */
  readonly icicle: Icicle | undefined;
}

export const NO_TREE: TreeState = {
  view: 'tree',
  open: false,
  zoom: 1,
  unfolded: [],
  tree: undefined,
  progress: undefined,
  icicle: undefined,
};

/** Clears the tree of the previous run. The view and the zoom stay. */
export function clearedTree(tree: TreeState): TreeState {
  const { view, open, zoom } = tree;
  return { ...NO_TREE, view, open, zoom };
}

/** Removes everything after an event. */
export function treeUpTo(state: TreeState, event: number): TreeState {
  const { icicle } = state;
  const tree = state.tree && state.tree.event > event ? undefined : state.tree;
  if (!icicle) return { ...state, tree };
  const depths = icicle.depths.map((depth, row) => (icicle.at[row] > event ? 0 : depth));
  return { ...state, tree, icicle: { ...icicle, depths } };
}

/** Removes everything at the end of the path that reveals the next event. The user is about to predict it. */
export function treeWithoutAnswer(state: TreeState, cell: number): TreeState {
  const { tree } = state;
  if (!tree) return state;
  const levels = tree.levels.map((level) =>
    level.node ? level : { ...level, cell, remaining: 0, removed: 0 },
  );
  return { ...state, tree: { ...tree, levels } };
}

/** The part of the state used here. */
interface HasTree {
  readonly tree: TreeState;
}

function changed<S extends HasTree>(state: S, change: Partial<TreeState>): S {
  return { ...state, tree: { ...state.tree, ...change } };
}

export function inTreeView<S extends HasTree>(state: S, view: TreeView): S {
  return changed(state, { view, open: true });
}

/** Switches from the tree to the icicle, and from any other view to the tree. */
export function withOtherTreeView<S extends HasTree>(state: S): S {
  return inTreeView(state, state.tree.view === 'tree' ? 'icicle' : 'tree');
}

export function withTreeOpen<S extends HasTree>(state: S, open: boolean): S {
  return changed(state, { open });
}

export function zoomed<S extends HasTree>(state: S, by: -1 | 1): S {
  const at = zooms.indexOf(state.tree.zoom) + by;
  return changed(state, { zoom: zooms[Math.max(0, Math.min(zooms.length - 1, at))] });
}

/** Unfolds a mark, or folds it. */
export function unfolding<S extends HasTree>(state: S, first: number): S {
  const { unfolded } = state.tree;
  const next = unfolded.includes(first)
    ? unfolded.filter((one) => one !== first)
    : [...unfolded, first].slice(-MOST_UNFOLDED);
  return changed(state, { unfolded: next });
}

export function withTree<S extends HasTree>(state: S, tree: Tree): S {
  return changed(state, { tree, progress: undefined });
}

export function withTreeProgress<S extends HasTree>(state: S, progress: number): S {
  return changed(state, { progress });
}

export function withIcicle<S extends HasTree>(state: S, icicle: Icicle): S {
  return changed(state, { icicle });
}
