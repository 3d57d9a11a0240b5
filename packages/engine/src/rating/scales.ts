import type { Producer } from './producer.ts';
import { type ScaleEntry, SE_SCALE } from './se-scale.ts';

/** The scales on which puzzles are rated: `se` is that of Sudoku Explainer 1.2.1. */
export type ScaleId = 'se';

const SCALES: Readonly<Record<ScaleId, readonly ScaleEntry[]>> = { se: SE_SCALE };

/**
 * Makes the producers of a scale, in its order.
 *
 * @throws RangeError if there is no such scale.
 */
export function producersOf(scale: ScaleId): readonly Producer[] {
  if (!Object.hasOwn(SCALES, scale)) {
    throw new RangeError(`expected a scale (${Object.keys(SCALES).join(', ')}), got ${scale}`);
  }
  return SCALES[scale].map(({ make }) => make());
}
