import { type Geometry, geometry as geometryOf, isBoxShape } from '../../grid/geometry.ts';

// Editors of variants have regions of any form instead of boxes. Only regions that are boxes of one
// shape make a Sudoku.

/** All box shapes of a size, the usual one first: the squarest, wide before tall. */
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

/** The geometry whose boxes are the regions, if there is one. `regions`: cell → any id of its region. */
export function shapeOfRegions(size: number, regions: readonly unknown[]): Geometry | undefined {
  return shapesOf(size).find(({ houses }) => {
    const boxes = houses.slice(2 * size);
    const names = new Set(boxes.map(([first]) => regions[first]));
    const isWhole = boxes.every((box) => box.every((cell) => regions[cell] === regions[box[0]]));
    return isWhole && names.size === size;
  });
}

/** "2x3": the boxes of a geometry, in the words of an error. */
export function boxName({ boxRows, boxColumns }: Geometry): string {
  return `${boxRows}x${boxColumns}`;
}
