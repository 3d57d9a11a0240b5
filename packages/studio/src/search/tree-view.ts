import type { Icicle } from '../picture/icicle.ts';
import type { Tree } from '../picture/tree.ts';

export const treeViews = ['tree', 'icicle', 'list'] as const;

/** Column widths, relative to the default. */
export const zooms: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3];

/**
 * At most this many subtrees are unfolded at once. If one more subtree is unfolded, the subtree
 * that was unfolded first is folded.
 */
const MOST_UNFOLDED = 24;

export interface TreeState {
  readonly view: (typeof treeViews)[number];
  readonly zoom: number;
  /** The events that placed the unfolded subtrees. */
  readonly unfolded: readonly number[];
  /** The tree shown. Until the worker answers, this is the tree of an earlier moment. */
  readonly tree: Tree | undefined;
  /** The subtrees that are unfolded in that tree. */
  readonly unfoldedIn: TreeState['unfolded'];
  /** The share of events examined so far, if building the tree takes long. */
  readonly progress: number | undefined;
  /** The icicle chart of the whole recording. Undefined until the recording has ended. */
  readonly icicle: Icicle | undefined;
}

export const NO_TREE: TreeState = {
  view: 'tree',
  zoom: 1,
  unfolded: [],
  tree: undefined,
  unfoldedIn: [],
  progress: undefined,
  icicle: undefined,
};

/** Removes the tree of the previous run. Keeps the view and the zoom. */
export function withoutTree(tree: TreeState): TreeState {
  const { view, zoom } = tree;
  return { ...NO_TREE, view, zoom };
}

/**
 * Hides the tree if it is the tree of a later event, and hides the part of the icicle after the
 * event.
 */
export function withTreeUpTo(state: TreeState, event: number): TreeState {
  const { icicle } = state;
  const tree = state.tree && state.tree.event > event ? undefined : state.tree;
  if (!icicle) return { ...state, tree };
  const depths = icicle.depths.map((depth, row) => (icicle.at[row] > event ? 0 : depth));
  return { ...state, tree, icicle: { ...icicle, depths } };
}

/**
 * Hides what the end of the path reveals about the next event, because the user is asked to predict
 * it.
 */
export function withoutTreeAnswer(state: TreeState, cell: number): TreeState {
  const { tree } = state;
  if (!tree) return state;
  const levels = tree.levels.map((level) =>
    level.node ? level : { ...level, cell, remaining: 0, removed: 0 },
  );
  return { ...state, tree: { ...tree, levels } };
}

/** Shows the tree that the worker has grown, with these subtrees unfolded. */
export function withTreeGrown(
  state: TreeState,
  tree: Tree,
  unfoldedIn: TreeState['unfolded'],
): TreeState {
  return { ...state, tree, unfoldedIn, progress: undefined };
}

/** Whether the tree is that of the event, with the subtrees that the user has unfolded. */
export function isTreeAt(
  { tree, unfolded, unfoldedIn }: TreeState,
  event: number | undefined,
): boolean {
  return tree !== undefined && tree.event === event && unfoldedIn === unfolded;
}

export function withTree(tree: TreeState, change: Partial<TreeState>): TreeState {
  return { ...tree, ...change };
}

/** Switches from the tree to the icicle, and from any other view to the tree. */
export function withOtherTreeView(tree: TreeState): TreeState {
  return withTree(tree, { view: tree.view === 'tree' ? 'icicle' : 'tree' });
}

export function withZoom(tree: TreeState, by: -1 | 1): TreeState {
  const at = zooms.indexOf(tree.zoom) + by;
  return withTree(tree, { zoom: zooms[Math.max(0, Math.min(zooms.length - 1, at))] });
}

/** Unfolds the subtree that event `first` placed, or folds it. */
export function withSubtreeToggled(tree: TreeState, first: number): TreeState {
  const { unfolded } = tree;
  const next = unfolded.includes(first)
    ? unfolded.filter((one) => one !== first)
    : [...unfolded, first].slice(-MOST_UNFOLDED);
  return withTree(tree, { unfolded: next });
}
