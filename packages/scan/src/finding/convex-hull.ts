import type { Component } from '../picture/components.ts';
import type { Corners, Point } from '../picture/point.ts';

/** Twice the area of a triangle, positive if its corners are clockwise (y goes down). */
function twiceArea(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/**
 * The corners of the convex hull of a component, clockwise.
 *
 * Source: A. Andrew, "Another efficient algorithm for convex hulls in two dimensions" (1979). The
 * rows of a component are sorted already.
 */
export function convexHull({ top, extents }: Component): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < extents.length / 2; i++) {
    const y = top + i;
    const left = extents[2 * i];
    const right = extents[2 * i + 1] + 1;
    points.push({ x: left, y }, { x: left, y: y + 1 }, { x: right, y }, { x: right, y: y + 1 });
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

/**
 * The largest quadrilateral among the corners of a convex polygon. For each diagonal, the farthest
 * corner on either side moves on with the end of the diagonal, so this takes quadratic time.
 */
export function largestQuadrilateral(hull: readonly Point[]): Corners | undefined {
  const count = hull.length;
  if (count < 4) return undefined;
  let best = 0;
  let corners: Corners | undefined;
  const at = (i: number) => hull[i % count];
  for (let i = 0; i < count - 2; i++) {
    let j = i + 1;
    let l = i + 3;
    for (let k = i + 2; k < count; k++) {
      while (j + 1 < k && twiceArea(at(i), at(j + 1), at(k)) > twiceArea(at(i), at(j), at(k))) j++;
      if (l <= k) l = k + 1;
      while (
        l + 1 < i + count &&
        twiceArea(at(i), at(k), at(l + 1)) > twiceArea(at(i), at(k), at(l))
      ) {
        l++;
      }
      const area = twiceArea(at(i), at(j), at(k)) + twiceArea(at(i), at(k), at(l));
      if (area <= best) continue;
      best = area;
      corners = [at(i), at(j), at(k), at(l)];
    }
  }
  return corners && fromTopLeft(corners);
}

/** The same corners, beginning with the one that is nearest to the top left of the picture. */
function fromTopLeft(corners: Corners): Corners {
  const sums = corners.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const [a, b, c, d] = [...corners.slice(first), ...corners.slice(0, first)];
  return [a, b, c, d];
}
