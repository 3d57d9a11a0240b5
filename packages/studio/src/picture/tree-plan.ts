import { type Subtree, type Tree, unfoldedFrom } from './tree.ts';

/**
 * A position in the drawn tree. The columns are the entries of the list of blanks above the tree.
 */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

export interface Mark extends Spot {
  readonly subtree: Subtree;
  readonly kind: 'call' | 'forced' | 'folded' | 'failed' | 'unfolded';
  /** Where the line to this mark begins. */
  readonly parent: Spot;
}

export interface TreePlan {
  readonly rows: number;
  /** Row → the digit shown at the left, or 0 for none. */
  readonly digits: readonly number[];
  readonly marks: readonly Mark[];
  /** The last placement on the path, where the search continues. */
  readonly tip: Spot;
  /** The column of the current blank cell. Undefined if the grid is full. */
  readonly pointer: number | undefined;
  readonly remaining: readonly Spot[];
  readonly removed: readonly Spot[];
}

/**
 * Lays out the tree: depth from left to right, the alternatives of each blank from top to bottom.
 * If the strategy tries the digits of one cell in order, each digit has the same row in all
 * columns. Otherwise the alternatives are in the order in which they were tried. An unfolded
 * subtree adds rows below the row of its mark.
 */
export function planOf(tree: Tree, size: number): TreePlan {
  const { levels, byDigit } = tree;
  const baseRow = (entry: number, subtree: Subtree): number =>
    byDigit ? subtree.digit - 1 : levels[entry].tried.indexOf(subtree);
  const nodeRow = levels.map(({ node, tried }) => {
    if (!node) return -1;
    return byDigit ? node.digit - 1 : tried.length;
  });
  const count = byDigit
    ? size
    : Math.max(size, ...levels.map(({ tried, node }) => tried.length + (node ? 1 : 0)));

  const under = Array.from({ length: count }, (_, row) =>
    levels
      .flatMap(({ tried }, entry) => tried.filter((subtree) => baseRow(entry, subtree) === row))
      .flatMap((subtree) => unfoldedFrom(subtree).slice(1)),
  );
  const rowOf: number[] = [];
  const digits: number[] = [];
  const placed = new Map<Subtree, number>();
  for (let row = 0; row < count; row++) {
    rowOf.push(digits.length);
    digits.push(byDigit ? row + 1 : 0);
    for (const subtree of under[row]) {
      placed.set(subtree, digits.length);
      digits.push(0);
    }
  }

  const marks: Mark[] = [];
  let tip: Spot = { column: -1, row: rowOf[byDigit ? Math.floor(size / 2) : 0] };
  const hang = (subtree: Subtree, row: number, parent: Spot): void => {
    const spot = { column: subtree.depth, row };
    marks.push({ ...spot, subtree, kind: failedKind(subtree), parent });
    for (const child of subtree.children ?? []) hang(child, placed.get(child) ?? row, spot);
  };
  levels.forEach(({ tried, node }, entry) => {
    for (const subtree of tried) hang(subtree, rowOf[baseRow(entry, subtree)], tip);
    if (!node) return;
    const spot = { column: entry, row: rowOf[nodeRow[entry]] };
    marks.push({ ...spot, subtree: node, kind: node.forced ? 'forced' : 'call', parent: tip });
    tip = spot;
  });
  const spots = (which: 'remaining' | 'removed'): Spot[] =>
    levels.flatMap((level, column) =>
      rowOf.flatMap((row, base) => ((level[which] >> base) & 1 ? [{ column, row }] : [])),
    );
  return {
    rows: digits.length,
    digits,
    marks,
    tip,
    pointer: levels.at(-1)?.node ? undefined : levels.length - 1,
    remaining: spots('remaining'),
    removed: spots('removed'),
  };
}

function failedKind({ count, children }: Subtree): Mark['kind'] {
  if (children) return 'unfolded';
  return count === 1 ? 'failed' : 'folded';
}
