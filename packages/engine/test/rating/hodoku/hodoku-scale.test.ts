import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { type SearchId, techniqueRows } from '../../../src/rating/hodoku/hodoku-scale.ts';
import type { QueuedPosition } from '../../../src/rating/hodoku/queued-position.ts';
import type { QuickProducer } from '../../../src/rating/producer.ts';
import { producersOf } from '../../../src/rating/scales.ts';
import { compare, newComparison } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

describeWithData("the searches of HoDoKu's table", () => {
  it('find the steps of its log, each in its order', () => {
    const producers = producersOf('hodoku') as readonly QuickProducer<QueuedPosition>[];
    const searches = new Map(techniqueRows.map(({ id }, i) => [id, producers[i]]));
    const comparison = newComparison();
    const every = sized(120, 8);
    let number = 0;
    for (const logged of readHodokuLog()) {
      if (number++ % every === 0) compare(logged, searches, comparison);
    }
    expect(comparison.differences.slice(0, 10)).toEqual([]);
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    const missing = techniqueRows.map(({ id }) => id).filter((id) => !comparison.steps.has(id));
    if (every === 1) expect(missing).toEqual(MISSING);
  });
});

/** The log has no step of these searches. */
const MISSING: readonly SearchId[] = [
  'uniqueness-test-5',
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'franken-x-wing',
  'franken-swordfish',
  'finned-franken-x-wing',
];
