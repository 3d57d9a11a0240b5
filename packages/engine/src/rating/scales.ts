import type { Producer } from './producer.ts';
import { type ScaleId, scaleIds } from './scale-ids.ts';
import { type ScaleEntry, SE_SCALE } from './se-scale.ts';

const SCALES: Readonly<Record<ScaleId, readonly ScaleEntry[]>> = { se: SE_SCALE };

/**
 * Makes the producers of a scale, in its order.
 *
 * @throws RangeError if there is no such scale.
 */
export function producersOf(scale: ScaleId): readonly Producer[] {
  return entriesOf(scale).map(({ make }) => make());
}

/**
 * The number of producers that can have a step with at most this rating. They are the first ones of
 * the scale.
 *
 * @throws RangeError if there is no such scale.
 */
export function countProducers(scale: ScaleId, max: number): number {
  return entriesOf(scale).filter(({ least }) => least <= max).length;
}

function entriesOf(scale: ScaleId): readonly ScaleEntry[] {
  if (Object.hasOwn(SCALES, scale)) return SCALES[scale];
  throw new RangeError(`expected a scale (${scaleIds.join(', ')}), got ${scale}`);
}
