import type { Level, Subtree, Tree } from './tree.ts';

/** A line of the tree written out: a placement, or the blank where the search is. */
export interface TreeRow {
  /** The event that placed it; 0 for the blank where the search is. */
  readonly key: number;
  /** How deep it hangs, from 1 on; a forced digit of the path is a level too. */
  readonly level: number;
  /** How deep it is in what was unfolded. */
  readonly indent: number;
  readonly subtree: Subtree | undefined;
  /** The level of the path that it ends, where it is not one that failed. */
  readonly ends: Level | undefined;
  readonly depth: number;
  readonly cell: number;
}

/** The tree in the order of time: what failed at a blank, what stands there, and then the next one. */
export function rowsOf({ levels }: Tree): TreeRow[] {
  return levels.flatMap((ends, depth) => {
    const { tried, node, cell } = ends;
    const level = depth + 1;
    const failed = tried.flatMap((subtree) => rowsFrom(subtree, level, 0));
    return [
      ...failed,
      { key: node?.first ?? 0, level, indent: 0, subtree: node, ends, depth, cell },
    ];
  });
}

function rowsFrom(subtree: Subtree, level: number, indent: number): TreeRow[] {
  const { first, depth, cell, children } = subtree;
  return [
    { key: first, level, indent, subtree, ends: undefined, depth, cell },
    ...(children ?? []).flatMap((child) => rowsFrom(child, level + 1, indent + 1)),
  ];
}

/** Whether the row can be unfolded, or folded again. */
export function folds({ subtree, ends }: TreeRow): boolean {
  return subtree !== undefined && !ends && (subtree.count > 1 || subtree.children !== undefined);
}

/** The row that it hangs from: the last one before it that is less deep. */
export function parentOf(rows: readonly TreeRow[], index: number): number {
  let at = index - 1;
  while (at >= 0 && rows[at].level >= rows[index].level) at--;
  return at;
}
