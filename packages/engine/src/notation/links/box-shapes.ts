import { type Geometry, geometry as geometryOf, isBoxShape } from '../../grid/geometry.ts';

// Editors for Sudoku variants allow regions of any form instead of boxes. A grid is read only if its
// regions are boxes of one shape.

/**
 * Returns all box shapes of a size, the squarest first. If two shapes are equally square, the wide
 * shape comes before the tall one. The first shape is the usual one.
 */
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
 * Returns the geometry whose boxes are the regions, if any. `regions[cell]` identifies the region of
 * the cell.
 */
export function shapeOfRegions(size: number, regions: readonly unknown[]): Geometry | undefined {
  return shapesOf(size).find(({ houses }) => {
    const boxes = houses.slice(2 * size);
    const names = new Set(boxes.map(([first]) => regions[first]));
    const isWhole = boxes.every((box) => box.every((cell) => regions[cell] === regions[box[0]]));
    return isWhole && names.size === size;
  });
}

/** The box shape of a geometry, worded for an error, for example "2x3". */
export function boxName({ boxRows, boxColumns }: Geometry): string {
  return `${boxRows}x${boxColumns}`;
}
