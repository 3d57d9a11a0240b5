// All calls of `rate`, `explain` and `hint`, and the scores of generated puzzles, share the producers
// of a scale. Making them takes a few milliseconds.
import { hodokuProducers } from './hodoku/hodoku-scale.ts';
import type { Producer } from './producer.ts';
import type { ExplainerScaleId } from './scale-ids.ts';
import { producersOf } from './scales.ts';

const shared = new Map<ExplainerScaleId, readonly Producer[]>();
let hodoku: ReturnType<typeof hodokuProducers> | undefined;

/** @throws RangeError if the scale is unknown. */
export function sharedProducers(scale: ExplainerScaleId): readonly Producer[] {
  const producers = shared.get(scale) ?? producersOf(scale);
  shared.set(scale, producers);
  return producers;
}

export function sharedHodokuProducers(): ReturnType<typeof hodokuProducers> {
  hodoku ??= hodokuProducers();
  return hodoku;
}
