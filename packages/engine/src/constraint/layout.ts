import type { Cells } from './constraint.ts';
import type { Variant } from './variant.ts';

/** The cells of each row, each column and each region. */
export function layoutGroups({ columns, regions, rows }: Variant): Cells[] {
  const groups: number[][] = [];
  for (let row = 0; row < rows; row++) {
    groups.push(Array.from({ length: columns }, (_, column) => row * columns + column));
  }
  for (let column = 0; column < columns; column++) {
    groups.push(Array.from({ length: rows }, (_, row) => row * columns + column));
  }
  return [...groups, ...regionsOf(regions)];
}

/** The cells of each region, in reading order. */
export function regionsOf(regions: Variant['regions']): number[][] {
  const cells = new Map<number, number[]>();
  regions.forEach((region, cell) => {
    if (region === null) return;
    const known = cells.get(region);
    if (known) known.push(cell);
    else cells.set(region, [cell]);
  });
  return [...cells.values()];
}

/** The pairs of cells that share an edge, the upper or left one first. */
export function neighboursIn(variant: Variant): [number, number][] {
  return pairsApart(variant, [
    [0, 1],
    [1, 0],
  ]);
}

/** The pairs of cells whose second cell is so many rows and columns further. */
export function pairsApart(
  { columns, rows }: Variant,
  steps: readonly (readonly [number, number])[],
): [number, number][] {
  const pairs: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [down, right] of steps) {
        const [toRow, toColumn] = [row + down, column + right];
        if (toRow < 0 || toRow >= rows || toColumn < 0 || toColumn >= columns) continue;
        pairs.push([row * columns + column, toRow * columns + toColumn]);
      }
    }
  }
  return pairs;
}
