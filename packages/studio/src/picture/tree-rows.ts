import type { Level, Subtree, Tree } from './tree.ts';

/**
 * The search tree can be shown as a list. A row of the list is a placement, or the current blank
 * cell.
 */
export interface TreeRow {
  /** The event of the placement, or 0 for the current blank cell. */
  readonly key: number;
  /** The aria-level of the row, from 1. */
  readonly level: number;
  /** The number of unfolded subtrees around the row. */
  readonly indent: number;
  readonly subtree: Subtree | undefined;
  /** The level of the path that this row shows. Undefined for a placement that failed. */
  readonly onPath: Level | undefined;
  readonly depth: number;
  readonly cell: number;
}

/**
 * The rows in order of time: for each cell of the path the failed placements, then the current
 * placement.
 */
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

export function isFoldable({ subtree, onPath }: TreeRow): boolean {
  return subtree !== undefined && !onPath && (subtree.count > 1 || subtree.children !== undefined);
}

/** The index of a row's parent, or −1. The parent is the nearest row above with a lower level. */
export function parentOf(rows: readonly TreeRow[], index: number): number {
  let at = index - 1;
  while (at >= 0 && rows[at].level >= rows[index].level) at--;
  return at;
}
