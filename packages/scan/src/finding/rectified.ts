import { grayAt, halved, type ReducedGray } from '../picture/gray.ts';
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

/** Takes the picture to the square. */
export function rectify(levels: ReducedGray[], lattice: Lattice): Rectified {
  const level = levelFor(levels, lattice, GRID);
  const square = new Float32Array(SIDE * SIDE);
  // The lattice is computed at every fourth pixel: between them it is as good as straight.
  const STEP = 4;
  const last = SIDE / STEP;
  const xs = new Float32Array((last + 1) ** 2);
  const ys = new Float32Array((last + 1) ** 2);
  for (let row = 0; row <= last; row++) {
    for (let column = 0; column <= last; column++) {
      const u = (column * STEP - MARGIN) / GRID;
      const v = (row * STEP - MARGIN) / GRID;
      const { x, y } = pointAt(lattice, u, v);
      xs[row * (last + 1) + column] = x / level.factor;
      ys[row * (last + 1) + column] = y / level.factor;
    }
  }
  for (let y = 0; y < SIDE; y++) {
    const down = ((y % STEP) + 0.5) / STEP;
    for (let x = 0; x < SIDE; x++) {
      const right = ((x % STEP) + 0.5) / STEP;
      const at = ((y / STEP) | 0) * (last + 1) + ((x / STEP) | 0);
      const below = at + last + 1;
      const pictureX =
        (xs[at] * (1 - right) + xs[at + 1] * right) * (1 - down) +
        (xs[below] * (1 - right) + xs[below + 1] * right) * down;
      const pictureY =
        (ys[at] * (1 - right) + ys[at + 1] * right) * (1 - down) +
        (ys[below] * (1 - right) + ys[below + 1] * right) * down;
      square[y * SIDE + x] = grayAt(level, pictureX, pictureY);
    }
  }
  return { down: sumsDown(square), across: sumsAcross(square) };
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
