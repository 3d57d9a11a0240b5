import type { Producer } from './producer.ts';
import { type ExplainerScaleId, scaleIds } from './scale-ids.ts';
import { type ScaleEntry, SE_SCALE } from './se-scale.ts';
import { SUKAKU_SCALE } from './sukaku-scale.ts';

const SCALES: Readonly<Record<ExplainerScaleId, readonly ScaleEntry[]>> = {
  se: SE_SCALE,
  sukaku: SUKAKU_SCALE,
};

/**
 * Makes the producers of a scale, in its order.
 *
 * @throws RangeError if there is no such scale.
 */
export function producersOf(scale: ExplainerScaleId): readonly Producer[] {
  return entriesOf(scale).map(({ make }) => make());
}

/**
 * Returns how many producers are needed to find every step with at most this rating. They are the
 * first ones in the order of the scale.
 *
 * @throws RangeError if there is no such scale.
 */
export function countProducers(scale: ExplainerScaleId, max: number): number {
  return entriesOf(scale).findLastIndex(({ least }) => least <= max) + 1;
}

function entriesOf(scale: ExplainerScaleId): readonly ScaleEntry[] {
  if (Object.hasOwn(SCALES, scale)) return SCALES[scale];
  throw new RangeError(`expected a scale (${scaleIds.join(', ')}), got ${scale}`);
}
