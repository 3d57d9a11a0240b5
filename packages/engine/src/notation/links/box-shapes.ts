import { type Geometry, geometry as geometryOf, isBoxShape } from '../../grid/geometry.ts';

// Boxes as editors of variants know them: regions that may have any form. Only those that are
// boxes of one shape make a Sudoku.

/** The shapes of box that a size has, the usual one first: the squarest, and wide rather than high. */
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

/** The shape whose boxes are the regions, given by cell and named in any way; if there is one. */
export function shapeOfRegions(size: number, regions: readonly unknown[]): Geometry | undefined {
  return shapesOf(size).find(({ houses }) => {
    const boxes = houses.slice(2 * size);
    const names = new Set(boxes.map(([first]) => regions[first]));
    const isWhole = boxes.every((box) => box.every((cell) => regions[cell] === regions[box[0]]));
    return isWhole && names.size === size;
  });
}
