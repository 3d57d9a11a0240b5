import type { Level, Subtree, Tree } from './tree.ts';

/** A row of the list that shows the tree. The row is a placement, or the current blank. */
export interface TreeRow {
  /** The event of the placement, or 0 for the current blank. */
  readonly key: number;
  /** The row's level in the treegrid, from 1. Forced digits of the path count as levels. */
  readonly level: number;
  /** The depth of the row inside an unfolded subtree. */
  readonly indent: number;
  readonly subtree: Subtree | undefined;
  /** The level of the path that the row shows, or undefined for a failed placement. */
  readonly onPath: Level | undefined;
  readonly depth: number;
  readonly cell: number;
}

/** The rows in order of time. For each blank, the failed placements come before the current placement. */
export function rowsOf({ levels }: Tree): TreeRow[] {
  return levels.flatMap((onPath, depth) => {
    const { tried, node, cell } = onPath;
    const level = depth + 1;
    const failed = tried.flatMap((subtree) => rowsFrom(subtree, level, 0));
    return [
      ...failed,
      { key: node?.first ?? 0, level, indent: 0, subtree: node, onPath, depth, cell },
    ];
  });
}

function rowsFrom(subtree: Subtree, level: number, indent: number): TreeRow[] {
  const { first, depth, cell, children } = subtree;
  return [
    { key: first, level, indent, subtree, onPath: undefined, depth, cell },
    ...(children ?? []).flatMap((child) => rowsFrom(child, level + 1, indent + 1)),
  ];
}

/** Whether the row can be folded or unfolded. */
export function isFoldable({ subtree, onPath }: TreeRow): boolean {
  return subtree !== undefined && !onPath && (subtree.count > 1 || subtree.children !== undefined);
}

/** Index of a row's parent, or −1. The parent is the last row before the row that has a lower level. */
export function parentOf(rows: readonly TreeRow[], index: number): number {
  let at = index - 1;
  while (at >= 0 && rows[at].level >= rows[index].level) at--;
  return at;
}
