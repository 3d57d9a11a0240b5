import type { Level, Subtree, Tree } from './tree.ts';

/** A row of the tree as a list: a placement, or the current blank. */
export interface TreeRow {
  /** The event that placed it; 0 for the current blank. */
  readonly key: number;
  /** Its level in the treegrid, from 1; forced digits of the path count as levels. */
  readonly level: number;
  /** Its depth inside an unfolded subtree. */
  readonly indent: number;
  readonly subtree: Subtree | undefined;
  /** The level of the path it belongs to; undefined for a failed placement. */
  readonly onPath: Level | undefined;
  readonly depth: number;
  readonly cell: number;
}

/** The tree in order of time: for each blank what failed there, then what is placed there. */
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

/** Index of the parent: the last row before it with a lower level, or −1. */
export function parentOf(rows: readonly TreeRow[], index: number): number {
  let at = index - 1;
  while (at >= 0 && rows[at].level >= rows[index].level) at--;
  return at;
}
