import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittedHomography } from '../src/finding/fitted-homography.ts';
import { homographyTo, project } from '../src/picture/homography.ts';
import type { Corners } from '../src/picture/point.ts';
import { inverse } from './page.ts';

const near = (value: number) => fc.double({ min: value - 150, max: value + 150, noNaN: true });
const point = (x: number, y: number) => fc.record({ x: near(x), y: near(y) });
/** Corners of a convex quadrilateral: none lies on the line through its neighbors. */
const corners: fc.Arbitrary<Corners> = fc
  .tuple(point(200, 200), point(800, 200), point(800, 800), point(200, 800))
  .filter((all) =>
    all.every(({ x, y }, i) => {
      const next = all[(i + 1) % 4];
      const last = all[(i + 3) % 4];
      return (next.x - x) * (last.y - y) - (next.y - y) * (last.x - x) > 2_000;
    }),
  );
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('takes the corners of the unit square to the corners', () => {
  fc.assert(
    fc.property(corners, (quadrilateral) => {
      const homography = homographyTo(quadrilateral);
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].forEach(([u, v], i) => {
        const { x, y } = project(homography, u, v);
        expect(x).toBeCloseTo(quadrilateral[i].x, 5);
        expect(y).toBeCloseTo(quadrilateral[i].y, 5);
      });
    }),
  );
});

it('keeps lines straight and has a way back', () => {
  fc.assert(
    fc.property(corners, share, share, (quadrilateral, u, v) => {
      const homography = homographyTo(quadrilateral);
      const there = project(homography, u, v);
      const back = project(inverse(homography), there.x, there.y);
      expect(back.x).toBeCloseTo(u, 6);
      expect(back.y).toBeCloseTo(v, 6);
      const start = project(homography, 0, v);
      const end = project(homography, 1, v);
      const area =
        (end.x - start.x) * (there.y - start.y) - (end.y - start.y) * (there.x - start.x);
      expect(Math.abs(area)).toBeLessThan(1e-4);
    }),
  );
});

it('is found again from points', () => {
  fc.assert(
    fc.property(corners, (quadrilateral) => {
      const homography = homographyTo(quadrilateral);
      const matches = [0, 3, 4, 8, 9].flatMap((y) =>
        [0, 2, 5, 9].map((x) => ({ from: { x, y }, to: project(homography, x / 9, y / 9) })),
      );
      const found = fittedHomography(matches);
      for (const { from, to } of matches) {
        const { x, y } = project(found, from.x, from.y);
        expect(Math.hypot(x - to.x, y - to.y)).toBeLessThan(0.01);
      }
    }),
  );
});
