import type { Producer } from './producer.ts';
import { type ScaleId, scaleIds } from './scale-ids.ts';
import { type ScaleEntry, SE_SCALE } from './se-scale.ts';
import { SUKAKU_SCALE } from './sukaku-scale.ts';

const SCALES: Readonly<Record<ScaleId, readonly ScaleEntry[]>> = {
  se: SE_SCALE,
  sukaku: SUKAKU_SCALE,
};

/**
 * Makes the producers of a scale, in its order.
 *
 * @throws RangeError if there is no such scale.
 */
export function producersOf(scale: ScaleId): readonly Producer[] {
  return entriesOf(scale).map(({ make }) => make());
}

/**
 * The number of producers of a scale up to the last one that can have a step with at most this
 * rating.
 *
 * @throws RangeError if there is no such scale.
 */
export function countProducers(scale: ScaleId, max: number): number {
  return entriesOf(scale).findLastIndex(({ least }) => least <= max) + 1;
}

function entriesOf(scale: ScaleId): readonly ScaleEntry[] {
  if (Object.hasOwn(SCALES, scale)) return SCALES[scale];
  throw new RangeError(`expected a scale (${scaleIds.join(', ')}), got ${scale}`);
}
