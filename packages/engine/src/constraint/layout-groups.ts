import type { Cells } from './constraint.ts';
import { layoutGroups } from './layout.ts';
import type { Variant } from './variant.ts';

const IN_GROUP = 1;

/** The groups of a layout, which puzzles of the same layout have in common. */
export interface LayoutGroups {
  /** The rows, the columns and the regions. None lies within another. */
  readonly lists: readonly Uint16Array[];
  /** cell × cells + other cell → IN_GROUP if a group holds both, or 0. */
  readonly together: Uint8Array;
}

type Layout = Pick<Variant, 'rows' | 'columns' | 'regions'>;

/** The layouts that were used last, with a copy of what they were made from. */
const known: { readonly layout: Layout; readonly groups: LayoutGroups }[] = [];
const MOST_KNOWN = 8;

export function layoutGroupsOf(variant: Variant): LayoutGroups {
  for (const { groups, layout } of known) {
    if (isSame(layout, variant)) return groups;
  }
  const { columns, regions, rows } = variant;
  const groups = madeGroups(variant);
  known.unshift({ layout: { rows, columns, regions: [...regions] }, groups });
  if (known.length > MOST_KNOWN) known.pop();
  return groups;
}

function isSame(a: Layout, b: Layout): boolean {
  if (a.rows !== b.rows || a.columns !== b.columns) return false;
  return a.regions.every((region, cell) => region === b.regions[cell]);
}

function madeGroups(variant: Variant): LayoutGroups {
  const cells = variant.rows * variant.columns;
  const groups = layoutGroups(variant).filter((group) => group.length > 1);
  const together = new Uint8Array(cells * cells);
  for (const group of groups) markTogether(together, cells, group);
  return {
    lists: withoutNested(groups.map((group) => Uint16Array.from(group))),
    together,
  };
}

/** Notes that each two cells of a group are together. */
export function markTogether(together: Uint8Array, cells: number, group: Cells): void {
  for (let i = 0; i < group.length; i++) {
    const row = group[i] * cells;
    for (let j = 0; j < group.length; j++) together[row + group[j]] = IN_GROUP;
  }
}

/** The lists that do not lie within another one, the longest first. */
export function withoutNested(lists: readonly Uint16Array[]): Uint16Array[] {
  const kept: Uint16Array[] = [];
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    const isWithin = (other: Uint16Array) => list.every((cell) => other.includes(cell));
    if (!kept.some(isWithin)) kept.push(list);
  }
  return kept;
}
