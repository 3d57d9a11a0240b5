import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { ALS } from '../../../src/rating/hodoku/als.ts';
import type { SearchId } from '../../../src/rating/hodoku/techniques.ts';
import { compare, newComparison, type Search } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

describeWithData('the almost locked sets of HoDoKu', () => {
  it('are taken in its order', () => {
    const comparison = newComparison();
    const every = sized(20, 1);
    let number = 0;
    for (const logged of readHodokuLog()) {
      if (number++ % every === 0) compare(logged, searches(), comparison);
    }
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    expect(comparison.steps).toBeGreaterThan(0.1 * comparison.puzzles);
    expect(comparison.differences.slice(0, 10)).toEqual([]);
  });
});

/** The searches of one path. */
function searches(): ReadonlyMap<SearchId, Search> {
  return new Map(
    Object.entries(ALS).map(([id, newSearch]) => [id as SearchId, newSearch()] as const),
  );
}
