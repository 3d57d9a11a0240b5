import type { Homography } from '../picture/homography.ts';
import type { Point } from '../picture/point.ts';
import { LeastSquares } from './linear-system.ts';

/** A point, and where the homography should take it. */
export interface Match {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The homography that takes points nearest to their matches, by the direct linear transform. The
 * points are first scaled to about 1, so that the equations are well conditioned.
 *
 * Source: R. Hartley, A. Zisserman, "Multiple View Geometry in Computer Vision" (2004), section 4.1.
 */
export function fittedHomography(matches: readonly Match[]): Homography {
  const scale = Math.max(...matches.flatMap(({ to }) => [Math.abs(to.x), Math.abs(to.y)]));
  const size = Math.max(...matches.flatMap(({ from }) => [Math.abs(from.x), Math.abs(from.y)]));
  const equations = new LeastSquares(8);
  for (const { from, to } of matches) {
    const x = from.x / size;
    const y = from.y / size;
    const toX = to.x / scale;
    const toY = to.y / scale;
    equations.add(Float64Array.of(x, y, 1, 0, 0, 0, -x * toX, -y * toX), toX);
    equations.add(Float64Array.of(0, 0, 0, x, y, 1, -x * toY, -y * toY), toY);
  }
  const [a, b, c, d, e, f, g, h] = equations.solve();
  const across = scale / size;
  return [
    a * across,
    b * across,
    c * scale,
    d * across,
    e * across,
    f * scale,
    g / size,
    h / size,
    1,
  ];
}
