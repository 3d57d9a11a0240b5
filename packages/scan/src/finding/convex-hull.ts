import type { Component } from '../picture/components.ts';
import type { Point } from '../picture/point.ts';

/** Twice the area of a triangle, positive if its corners are clockwise (y goes down). */
export function twiceArea(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/**
 * The corners of the convex hull of components, clockwise.
 *
 * Source: A. Andrew, "Another efficient algorithm for convex hulls in two dimensions" (1979).
 */
export function convexHull(components: readonly Component[]): Point[] {
  const points: Point[] = [];
  for (const { top, extents } of components) {
    for (let i = 0; i < extents.length / 2; i++) {
      const y = top + i;
      const left = extents[2 * i];
      const right = extents[2 * i + 1] + 1;
      points.push({ x: left, y }, { x: left, y: y + 1 }, { x: right, y }, { x: right, y: y + 1 });
    }
  }
  points.sort((a, b) => a.y - b.y || a.x - b.x);
  const right = chain(points);
  const left = chain(points.reverse());
  return [...right.slice(0, -1), ...left.slice(0, -1)];
}

function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && twiceArea(hull[hull.length - 2], hull[hull.length - 1], point) <= 0) {
      hull.pop();
    }
    hull.push(point);
  }
  return hull;
}
