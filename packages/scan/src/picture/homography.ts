import type { Corners, Point } from './point.ts';

/** A projective map of the plane: the rows of a 3×3 matrix. */
export type Homography = readonly number[];

/**
 * The homography that takes the unit square to a quadrilateral, corner by corner.
 *
 * Source: P. Heckbert, "Fundamentals of texture mapping and image warping" (1989), section 2.2.3.
 */
export function homographyTo([a, b, c, d]: Corners): Homography {
  const sumX = a.x - b.x + c.x - d.x;
  const sumY = a.y - b.y + c.y - d.y;
  const rightX = b.x - c.x;
  const rightY = b.y - c.y;
  const lowX = d.x - c.x;
  const lowY = d.y - c.y;
  const area = rightX * lowY - lowX * rightY;
  const g = (sumX * lowY - lowX * sumY) / area;
  const h = (rightX * sumY - sumX * rightY) / area;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
}

/** Where a homography takes a point. */
export function project(homography: Homography, x: number, y: number): Point {
  const [a, b, c, d, e, f, g, h, i] = homography;
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
