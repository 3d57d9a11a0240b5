import { type Geometry, geometry as geometryOf, isBoxShape } from '../../grid/geometry.ts';
import type { Fault } from '../parts/fault.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { faultInside, variant } from './packed-json.ts';

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
 * Finds the geometry whose boxes are the regions of a puzzle. Editors allow regions of any form,
 * but only boxes of one shape are read.
 *
 * @param regions Cell → the name of its region.
 * @param wanted If set, a puzzle with any other geometry is a fault.
 * @param source The variant's rule, which the fault names if the regions are not boxes.
 */
export function shapeOfRegions(
  regions: readonly unknown[],
  size: number,
  wanted: Geometry | undefined,
  source: Phrase,
): Geometry | Fault {
  const shape = shapesOf(size).find(({ houses }) => {
    const boxes = houses.slice(2 * size);
    const names = new Set(boxes.map(([first]) => regions[first]));
    const isWhole = boxes.every((box) => box.every((cell) => regions[cell] === regions[box[0]]));
    return isWhole && names.size === size;
  });
  if (!shape) return variant(source);
  return !wanted || shape === wanted
    ? shape
    : faultInside({ id: 'box-shape', shape: boxName(wanted) }, verbatim(boxName(shape)));
}

function boxName({ boxRows, boxColumns }: Geometry): string {
  return `${boxRows}x${boxColumns}`;
}
