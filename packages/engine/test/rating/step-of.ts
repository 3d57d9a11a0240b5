import type { Producer, RatedStep } from '../../src/rating/producer.ts';
import type { Position } from '../../src/technique/position.ts';
import { finish } from '../../src/work/work.ts';

/** The step that a producer finds in a position, if any. */
export function stepOf<P extends Position>(
  producer: Producer<P>,
  position: P,
): RatedStep | undefined {
  return 'find' in producer ? producer.find(position) : finish(producer.begin(position)).step;
}
