import type { Corners, Point } from '../picture/point.ts';
import { twiceArea } from './convex-hull.ts';

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

/** The longest side of a grid in a picture is so many times as long as its shortest, at most. */
const LONGEST = 2.5;
/** The least sine of an angle. */
const SHARPEST = 0.4;

/** Whether a square may look like this from a tilt of 35 degrees and a bit more. */
export function isGridlike([a, b, c, d]: Corners): boolean {
  const sides = [distance(a, b), distance(b, c), distance(c, d), distance(d, a)];
  if (Math.max(...sides) > LONGEST * Math.min(...sides)) return false;
  const sines = [
    twiceArea(d, a, b) / (sides[3] * sides[0]),
    twiceArea(a, b, c) / (sides[0] * sides[1]),
    twiceArea(b, c, d) / (sides[1] * sides[2]),
    twiceArea(c, d, a) / (sides[2] * sides[3]),
  ];
  return Math.min(...sines) > SHARPEST;
}

/** Whether two quadrilaterals are as good as the same. */
export function isNear(corners: Corners, others: Corners): boolean {
  const near = distance(corners[0], corners[2]) / 100;
  return corners.every((corner, i) => distance(corner, others[i]) < near);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
