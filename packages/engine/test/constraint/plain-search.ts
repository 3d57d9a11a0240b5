import { layoutGroups } from '../../src/constraint/layout.ts';
import type { Variant } from '../../src/constraint/variant.ts';

interface Options {
  /** The search ends at so many grids. Default: all. */
  readonly most?: number;
  /** The order in which the digits are tried. Default: from the smallest on. */
  readonly order?: readonly number[];
  /** More pairs of cells with different digits. Default: none. */
  readonly apart?: readonly (readonly [number, number])[];
}

/**
 * The grids that the rows, columns, regions, givens and pencilmarks allow, whatever the constraints say,
 * by plain backtracking.
 */
export function plainSolutions(variant: Variant, options: Options = {}): number[][] {
  const { givens, least, pencilmarks } = variant;
  const { most = Number.POSITIVE_INFINITY } = options;
  const digits =
    options.order ?? Array.from({ length: variant.most - least + 1 }, (_, i) => least + i);
  const peers = peersOf(variant, options.apart ?? []).map((all, cell) =>
    all.filter((peer) => peer < cell || (peer > cell && givens[peer] !== null)),
  );
  const allowed = givens.map((given, cell) =>
    digits.filter(
      (digit) => (given ?? digit) === digit && (pencilmarks?.[cell]?.includes(digit) ?? true),
    ),
  );
  const grid = givens.map((given) => given ?? -1);
  const found: number[][] = [];

  function isFree(cell: number, digit: number): boolean {
    for (const peer of peers[cell]) {
      if (grid[peer] === digit) return false;
    }
    return true;
  }

  function fill(cell: number): void {
    if (cell === givens.length) {
      found.push([...grid]);
      return;
    }
    for (const digit of allowed[cell]) {
      if (!isFree(cell, digit)) continue;
      grid[cell] = digit;
      fill(cell + 1);
      if (found.length >= most) return;
    }
    grid[cell] = givens[cell] ?? -1;
  }

  fill(0);
  return found;
}

function peersOf(
  variant: Variant,
  apart: readonly (readonly [number, number])[],
): readonly number[][] {
  const peers: number[][] = variant.givens.map(() => []);
  for (const group of [...layoutGroups(variant), ...apart]) {
    for (const cell of group) peers[cell].push(...group);
  }
  return peers;
}
