export { type CandidateGrid, candidateGridOf, candidatesOf } from './candidate-grid.ts';
export { type Canonical, canonical, LARGEST_MINLEX } from './canonical.ts';
export { type Conflict, conflicts, hasConflict } from './conflict.ts';
export { formatCell, parseCell } from './coordinate.ts';
export {
  allDigits,
  countDigits,
  type DigitSet,
  digitSet,
  digitsOf,
  hasDigit,
} from './digit-set.ts';
export {
  CLASSIC,
  type Geometry,
  geometry,
  geometryOfCells,
  geometryOfSize,
  isBoxShape,
  isJigsaw,
  type Layout,
  layoutGeometry,
  MAX_SIZE,
  USUAL_SIZES,
} from './geometry.ts';
export { emptyGrid, equalGrids, type Grid, gridOf, isSolution, solves } from './grid.ts';
export { type HousePlace, houseName, housePlaceOf } from './house-name.ts';
export {
  digitsInOrder,
  identityTransform,
  inverseTransform,
  mirror,
  quarterTurn,
  randomDigits,
  randomTransform,
  type Transform,
  transformed,
  transformedCandidates,
} from './transform.ts';
