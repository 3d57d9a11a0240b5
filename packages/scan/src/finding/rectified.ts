import { type Gray, grayAt, halved, type ReducedGray } from '../picture/gray.ts';
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

/** The corners of the tiles in the picture. */
const pointX = new Float64Array((STEPS + 1) ** 2);
const pointY = new Float64Array((STEPS + 1) ** 2);

const square = new Float32Array(SIDE * SIDE);

/** Takes the picture to the square. */
export function rectify(levels: ReducedGray[], lattice: Lattice): Rectified {
  const level = levelFor(levels, lattice, GRID);
  for (let row = 0, at = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++, at++) {
      const u = (column * STEP - MARGIN) / GRID;
      const v = (row * STEP - MARGIN) / GRID;
      const { x, y } = pointAt(lattice, u, v);
      pointX[at] = x / level.factor;
      pointY[at] = y / level.factor;
    }
  }
  for (let row = 0; row < SIDE; row++) fillRow(level, row);
  return { down: sumsDown(), across: sumsAcross() };
}

function fillRow(level: Gray, row: number): void {
  const above = Math.floor(row / STEP) * (STEPS + 1);
  const v = ((row % STEP) + 0.5) / STEP;
  let at = row * SIDE;
  for (let tile = 0; tile < STEPS; tile++) {
    const a = above + tile;
    const d = a + STEPS + 1;
    const leftX = pointX[a] + (pointX[d] - pointX[a]) * v;
    const leftY = pointY[a] + (pointY[d] - pointY[a]) * v;
    const stepX = (pointX[a + 1] + (pointX[d + 1] - pointX[a + 1]) * v - leftX) / STEP;
    const stepY = (pointY[a + 1] + (pointY[d + 1] - pointY[a + 1]) * v - leftY) / STEP;
    for (let column = 0; column < STEP; column++) {
      const right = column + 0.5;
      square[at++] = grayAt(level, leftX + right * stepX, leftY + right * stepY);
    }
  }
}

function sumsDown(): Float32Array {
  const down = new Float32Array((SIDE + 1) * SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) down[at + SIDE] = down[at] + square[at];
  return down;
}

function sumsAcross(): Float32Array {
  const across = new Float32Array((SIDE + 1) * SIDE);
  for (let x = 0; x < SIDE; x++) {
    for (let y = 0; y < SIDE; y++) {
      across[(x + 1) * SIDE + y] = across[x * SIDE + y] + square[y * SIDE + x];
    }
  }
  return across;
}
