import { DifferenceGraph } from './difference-graph.ts';
import { layoutGroups } from './layout.ts';
import type { Variant } from './variant.ts';

/** The groups of a layout, which puzzles of the same layout have in common. */
export interface LayoutGroups {
  /** The rows, the columns and the regions. None lies within another. */
  readonly lists: readonly Uint16Array[];
  readonly graph: DifferenceGraph;
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
  const lists = layoutGroups(variant).map((group) => Uint16Array.from(group));
  const graph = new DifferenceGraph(variant.rows * variant.columns);
  for (const list of lists) graph.add(list);
  return { lists: withoutNested(lists.filter(({ length }) => length > 1)), graph };
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
