import type { Geometry } from '../../grid/geometry.ts';
import type { Fault } from '../parts/fault.ts';
import { shapeOfNames } from '../parts/region-grid.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { structureFault, variant } from './object-fault.ts';

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
  const shape = shapeOfNames(regions, size);
  if (!shape) return variant(source);
  return !wanted || shape === wanted
    ? shape
    : structureFault({ id: 'box-shape', shape: boxName(wanted) }, verbatim(boxName(shape)));
}

/** The rows and columns of a box, such as `2x3`. */
export function boxName({ boxRows, boxColumns }: Geometry): string {
  return `${boxRows}x${boxColumns}`;
}
