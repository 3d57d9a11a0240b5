import { CELL_PIXELS, CELL_SIDE } from '../classify/cell-size.ts';
import { type Lattice, pointAt } from '../finding/lattice.ts';
import { levelFor } from '../finding/rectified.ts';
import { grayAt, type ReducedGray } from '../picture/gray.ts';
import type { Point } from '../picture/point.ts';

// Hot: these loops visit every pixel of every cell.

/** How many quarters clockwise the picture shows the puzzle turned. */
export type Quarters = 0 | 1 | 2 | 3;

/** The point of the lattice at a point of the puzzle, if the picture shows it turned. */
export function turnedPoint(lattice: Lattice, quarters: Quarters, u: number, v: number): Point {
  if (quarters === 0) return pointAt(lattice, u, v);
  if (quarters === 1) return pointAt(lattice, 1 - v, u);
  if (quarters === 2) return pointAt(lattice, 1 - u, 1 - v);
  return pointAt(lattice, v, 1 - u);
}

/**
 * Cuts the cells of a grid out of the picture, row by row, from the center of one line to the center of the
 * next. A cell has 32×32 gray pixels.
 */
export function cutCells(
  levels: ReducedGray[],
  { lattice, size }: { readonly lattice: Lattice; readonly size: number },
  quarters: Quarters,
): Uint8Array {
  const level = levelFor(levels, lattice, size * CELL_SIDE);
  const corners: Point[] = [];
  for (let row = 0; row <= size; row++) {
    for (let column = 0; column <= size; column++) {
      const { x, y } = turnedPoint(lattice, quarters, column / size, row / size);
      corners.push({ x: x / level.factor, y: y / level.factor });
    }
  }
  const cells = new Uint8Array(size * size * CELL_PIXELS);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = row * (size + 1) + column;
      const around = [corners[at], corners[at + 1], corners[at + size + 2], corners[at + size + 1]];
      cutCell(level, around, cells, (row * size + column) * CELL_PIXELS);
    }
  }
  return cells;
}

/** Half the distance of the four samples of a pixel, in pixels of the cell. */
const SPREAD = 0.25;

function cutCell(
  level: ReducedGray,
  [a, b, c, d]: readonly Point[],
  cells: Uint8Array,
  first: number,
): void {
  for (let y = 0; y < CELL_SIDE; y++) {
    for (let x = 0; x < CELL_SIDE; x++) {
      let sum = 0;
      for (let sample = 0; sample < 4; sample++) {
        const u = (x + 0.5 + (sample & 1 ? SPREAD : -SPREAD)) / CELL_SIDE;
        const v = (y + 0.5 + (sample & 2 ? SPREAD : -SPREAD)) / CELL_SIDE;
        const pictureX = (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v;
        const pictureY = (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v;
        sum += grayAt(level, pictureX, pictureY);
      }
      cells[first + y * CELL_SIDE + x] = sum / 4;
    }
  }
}
