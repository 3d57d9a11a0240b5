import { type Geometry, isJigsaw } from '../../grid/geometry.ts';
import type { Fault } from '../parts/fault.ts';
import { geometryOfRegions } from '../parts/region-grid.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { structureFault, variant } from './object-fault.ts';

/**
 * Finds the geometry whose boxes are the regions of a puzzle. Editors allow regions of any form. Those
 * with as many cells as a row are the pieces of a jigsaw.
 *
 * @param regions Cell → the name of its region, or undefined.
 * @param wanted If set, a puzzle with any other geometry is a fault.
 * @param source The variant's rule, which the fault names if the regions have other numbers of cells.
 */
export function shapeOfRegions(
  regions: readonly unknown[],
  wanted: Geometry | undefined,
  source: Phrase,
): Geometry | Fault {
  const shape = geometryOfRegions(regions);
  if (!shape) return variant(source);
  return !wanted || shape === wanted
    ? shape
    : structureFault({ id: 'box-shape', shape: boxName(wanted) }, verbatim(boxName(shape)));
}

/** The rows and columns of a box, such as `2x3`. */
export function boxName(shape: Geometry): string {
  return isJigsaw(shape) ? 'jigsaw' : `${shape.boxRows}x${shape.boxColumns}`;
}
