import type { Cells } from '../../constraint/constraint.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Point } from './mark.ts';

/** The sides of a cell, clockwise: (right, down) is the direction out of the cell. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The closed lines around cells, at a distance inside their border, each as its corners. */
export function outlinesOf(
  cells: Cells,
  { column, row, size }: Geometry,
  inset: number,
): Point[][] {
  const all = new Set(cells);
  const has = (x: number, y: number): boolean =>
    x >= 0 && x < size && y >= 0 && y < size && all.has(y * size + x);
  /** The start of a side → its start and its end. */
  const sides = new Map<string, readonly [Point, Point]>();
  for (const cell of all) {
    const [x, y] = [column[cell], row[cell]];
    for (const [right, down] of SIDES) {
      if (has(x + right, y + down)) continue;
      const end = (way: 1 | -1): Point => {
        const [alongX, alongY] = [-down * way, right * way];
        const isConvex = !has(x + alongX, y + alongY);
        const isConcave = !isConvex && has(x + alongX + right, y + alongY + down);
        const along = isConvex ? 0.5 - inset : isConcave ? 0.5 + inset : 0.5;
        const out = 0.5 - inset;
        return {
          x: x + 0.5 + right * out + alongX * along,
          y: y + 0.5 + down * out + alongY * along,
        };
      };
      const side = [end(-1), end(1)] as const;
      sides.set(keyOf(side[0]), side);
    }
  }
  const outlines: Point[][] = [];
  for (const [start, side] of sides) {
    const outline: Point[] = [];
    let next: readonly [Point, Point] | undefined = side;
    for (let key = start; next; next = sides.get(key)) {
      sides.delete(key);
      outline.push(next[0]);
      key = keyOf(next[1]);
    }
    outlines.push(outline.filter((point, i) => isCorner(outline, point, i)));
  }
  return outlines;
}

/** Points that are computed in two ways are equal but for rounding errors. */
function keyOf({ x, y }: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

function isCorner(outline: readonly Point[], { x, y }: Point, i: number): boolean {
  const before = outline.at(i - 1)!;
  const after = outline[(i + 1) % outline.length];
  const turn = (x - before.x) * (after.y - y) - (y - before.y) * (after.x - x);
  return Math.abs(turn) > 1e-6;
}
