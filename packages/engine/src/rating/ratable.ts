import { type Geometry, isClassic } from '../grid/geometry.ts';

/** Whether puzzles of this shape have ratings. The rating programs know only 9×9 puzzles. */
export function isRatable(geometry: Geometry): boolean {
  return isClassic(geometry);
}
