import { type Gray, grayAt, halved, type ReducedGray } from '../picture/gray.ts';
import type { Point } from '../picture/point.ts';
import { type Lattice, pointAt } from './lattice.ts';

// Hot: these loops visit every pixel of the rectified picture.

/** The width of the grid in a rectified picture, in pixels. */
export const GRID = 288;
/** Paper around the grid, in pixels. */
export const MARGIN = 24;
export const SIDE: number = GRID + 2 * MARGIN;

/**
 * The grid as a square, with sums along its columns and rows, so that the mean of a piece of a line
 * is two look-ups.
 */
export interface Rectified {
  /** `down[y * SIDE + x]`: the sum of column x above row y. */
  readonly down: Float32Array;
  /** `across[x * SIDE + y]`: the sum of row y before column x. */
  readonly across: Float32Array;
}

/** The picture, and its halves until a pixel of the grid is about one pixel of the square. */
export function levelFor(levels: ReducedGray[], lattice: Lattice, width: number): ReducedGray {
  const corners = [0, 1].flatMap((v) => [0, 1].map((u) => pointAt(lattice, u, v)));
  const [a, b, c, d] = corners;
  const shortest = Math.min(
    Math.hypot(a.x - b.x, a.y - b.y),
    Math.hypot(a.x - c.x, a.y - c.y),
    Math.hypot(d.x - b.x, d.y - b.y),
    Math.hypot(d.x - c.x, d.y - c.y),
  );
  let level = 0;
  while (shortest / levels[level].factor > 1.8 * width) {
    level++;
    if (level === levels.length) levels.push(halved(levels[level - 1]));
  }
  return levels[level];
}

/** Between points so far apart, the lattice is as good as straight, in pixels. */
const STEP = 8;
const STEPS = SIDE / STEP;

/** Takes the picture to the square. */
export function rectify(levels: ReducedGray[], lattice: Lattice): Rectified {
  const level = levelFor(levels, lattice, GRID);
  const square = new Float32Array(SIDE * SIDE);
  const points: Point[] = [];
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      const u = (column * STEP - MARGIN) / GRID;
      const v = (row * STEP - MARGIN) / GRID;
      const { x, y } = pointAt(lattice, u, v);
      points.push({ x: x / level.factor, y: y / level.factor });
    }
  }
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      const at = row * (STEPS + 1) + column;
      const around = [points[at], points[at + 1], points[at + STEPS + 2], points[at + STEPS + 1]];
      fillTile(square, row * STEP * SIDE + column * STEP, level, around);
    }
  }
  return { down: sumsDown(square), across: sumsAcross(square) };
}

function fillTile(
  square: Float32Array,
  first: number,
  level: Gray,
  [a, b, c, d]: readonly Point[],
): void {
  for (let row = 0; row < STEP; row++) {
    const v = (row + 0.5) / STEP;
    const rightX = (b.x + (c.x - b.x) * v - a.x - (d.x - a.x) * v) / STEP;
    const rightY = (b.y + (c.y - b.y) * v - a.y - (d.y - a.y) * v) / STEP;
    let x = a.x + (d.x - a.x) * v + rightX / 2;
    let y = a.y + (d.y - a.y) * v + rightY / 2;
    for (let column = 0; column < STEP; column++) {
      square[first + row * SIDE + column] = grayAt(level, x, y);
      x += rightX;
      y += rightY;
    }
  }
}

function sumsDown(square: Float32Array): Float32Array {
  const sums = new Float32Array((SIDE + 1) * SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) sums[at + SIDE] = sums[at] + square[at];
  return sums;
}

function sumsAcross(square: Float32Array): Float32Array {
  const sums = new Float32Array((SIDE + 1) * SIDE);
  for (let x = 0; x < SIDE; x++) {
    for (let y = 0; y < SIDE; y++) {
      sums[(x + 1) * SIDE + y] = sums[x * SIDE + y] + square[y * SIDE + x];
    }
  }
  return sums;
}
