import type { Geometry } from '@nonet/engine/grid';
import type { Gesture } from './tools.ts';

/** The cells that are chosen with another one. Back on the way, the cells after it are let go. */
export function withCell(
  path: readonly number[],
  cell: number,
  gesture: Gesture,
  geometry: Geometry,
): readonly number[] {
  if (gesture === 'cells' || gesture === 'cell') {
    return path.includes(cell) ? path : [...path, cell];
  }
  if (gesture !== 'line') return path.length === 0 ? [cell] : [path[0], cell];
  const at = path.indexOf(cell);
  if (at >= 0) return path.slice(0, at + 1);
  const last = path.at(-1);
  const steps = last === undefined ? [cell] : between(last, cell, geometry);
  return [...path, ...steps.filter((step) => !path.includes(step))];
}

/** The cells after `from` on the way to `to`: first by diagonal steps, and then straight on. */
function between(from: number, to: number, { column, row, size }: Geometry): readonly number[] {
  const cells: number[] = [];
  let [y, x] = [row[from], column[from]];
  while (y !== row[to] || x !== column[to]) {
    y += Math.sign(row[to] - y);
    x += Math.sign(column[to] - x);
    cells.push(y * size + x);
  }
  return cells;
}

/**
 * The cells at which a clue outside the grid looks, the nearest first: those of the row, column or
 * diagonal through two cells, in their direction. From a single cell at the border, a clue looks into
 * the grid. Undefined if the cells show no direction.
 */
export function seenFromOutside(
  [from, to = from]: readonly number[],
  { column, row, size }: Geometry,
): readonly number[] | undefined {
  const isIn = (y: number, x: number): boolean => y >= 0 && x >= 0 && y < size && x < size;
  let down = Math.sign(row[to] - row[from]);
  let right = Math.sign(column[to] - column[from]);
  const isStraight =
    down === 0 ||
    right === 0 ||
    Math.abs(row[to] - row[from]) === Math.abs(column[to] - column[from]);
  if (!isStraight) return undefined;
  if (from === to) {
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].filter(([dy, dx]) => !isIn(row[from] - dy, column[from] - dx));
    if (ways.length !== 1) return undefined;
    [down, right] = ways[0];
  }
  let [y, x] = [row[from], column[from]];
  while (isIn(y - down, x - right)) {
    y -= down;
    x -= right;
  }
  const cells: number[] = [];
  for (; isIn(y, x); y += down, x += right) cells.push(y * size + x);
  return cells;
}
