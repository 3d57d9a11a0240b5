import {
  type Geometry,
  geometry as geometryOf,
  isBoxShape,
  layoutGeometry,
  MAX_SIZE,
} from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';

// A region grid gives each cell the name of its region, such as a digit 1–9 or a letter A–I. Puzzles
// whose regions are not boxes (jigsaw) come with one.

/** All box shapes of a size, the usual shape first. For size 6: 2×3, then 3×2. */
export function shapesOf(size: number): Geometry[] {
  const shapes: Geometry[] = [];
  for (let rows = 2; rows <= size / 2; rows++) {
    const columns = size / rows;
    if (isBoxShape(rows, columns)) shapes.push(geometryOf(rows, columns));
  }
  return shapes.sort(
    (a, b) =>
      Math.abs(a.boxRows - a.boxColumns) - Math.abs(b.boxRows - b.boxColumns) ||
      a.boxRows - b.boxRows,
  );
}

/**
 * The geometry whose boxes are the regions. Undefined if the regions are not boxes of one shape.
 *
 * @param names Cell → the name of its region.
 */
export function shapeOfNames(names: readonly unknown[], size: number): Geometry | undefined {
  return shapesOf(size).find(({ houses }) => {
    const boxes = houses.slice(2 * size);
    const isWhole = boxes.every((box) => box.every((cell) => names[cell] === names[box[0]]));
    return isWhole && new Set(boxes.map(([first]) => names[first])).size === size;
  });
}

/**
 * The geometry of regions of any form. Undefined if a cell is in none, or if one has not as many cells
 * as a row.
 *
 * @param names Cell → the name of its region, or undefined.
 */
export function geometryOfRegions(names: readonly unknown[]): Geometry | undefined {
  const size = Math.sqrt(names.length);
  if (size < LEAST_SIZE || size > MAX_SIZE) return undefined;
  const regions = [...new Set(names)];
  const areWhole = regions.every(
    (region) => region !== undefined && names.filter((name) => name === region).length === size,
  );
  if (!areWhole) return undefined;
  return layoutGeometry({ boxes: names.map((name) => regions.indexOf(name)) });
}

const LEAST_SIZE = 4;

/**
 * Whether names of regions divide a grid into `size` regions of `size` cells each, and the cells of
 * each region are connected. A solved grid does not: cells with the same digit never touch.
 *
 * @param names Cell → the name of its region, such as the digits or the symbols of a grid.
 */
export function isRegionGrid(names: readonly unknown[], size: number): boolean {
  if (names.length !== size * size) return false;
  const regions = new Map<unknown, number[]>();
  for (const [cell, name] of names.entries()) {
    const cells = regions.get(name);
    if (cells) cells.push(cell);
    else regions.set(name, [cell]);
  }
  const all = [...regions.values()];
  return (
    all.length === size && all.every((cells) => cells.length === size && areJoined(cells, size))
  );
}

/** Whether one can walk between any two of the cells without leaving them. */
function areJoined(cells: readonly number[], size: number): boolean {
  const left = new Set(cells);
  const open = [cells[0]];
  left.delete(cells[0]);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % size;
    const near = [cell - size, cell + size];
    if (column > 0) near.push(cell - 1);
    if (column < size - 1) near.push(cell + 1);
    for (const next of near) if (left.delete(next)) open.push(next);
  }
  return left.size === 0;
}

/** Whether a grid has no digits but the numbers of regions that are no boxes (a jigsaw). */
export function hasRegions({ digits, geometry: { size } }: Grid): boolean {
  // The region of the first cell goes on beside it or below it.
  if (digits[0] !== digits[1] && digits[0] !== digits[size]) return false;
  let blanks = 0;
  for (const digit of digits) if (digit === 0 && ++blanks > size) return false;
  const names = [...digits];
  return isRegionGrid(names, size) && !shapeOfNames(names, size);
}
