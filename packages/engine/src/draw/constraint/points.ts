import type { Cells } from '../../constraint/constraint.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Point } from './mark.ts';

export function middleOf(cell: number, { column, row }: Geometry): Point {
  return { x: column[cell] + 0.5, y: row[cell] + 0.5 };
}

export function middlesOf(cells: Cells, geometry: Geometry): Point[] {
  return cells.map((cell) => middleOf(cell, geometry));
}

/** The point between two points. */
export function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The point at a distance from a point, in the direction of another one. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = distance / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whether each of the points is one step further than the one before, in the same direction. */
export function areStraight(points: readonly Point[]): boolean {
  const [first, second] = points;
  return points.every(
    ({ x, y }, i) =>
      x === first.x + i * ((second ?? first).x - first.x) &&
      y === first.y + i * ((second ?? first).y - first.y),
  );
}
