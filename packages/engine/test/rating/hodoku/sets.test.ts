import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { SETS } from '../../../src/rating/hodoku/sets.ts';
import type { SearchId } from '../../../src/rating/hodoku/techniques.ts';
import { compare, newComparison, type Search } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

const SEARCHES = new Map<SearchId, Search>(
  Object.entries(SETS).map(([id, make]) => [id as SearchId, make()]),
);

describeWithData('the subsets and locked candidates of HoDoKu', () => {
  it('are found in its order', () => {
    const comparison = newComparison();
    const every = sized(20, 1);
    let number = 0;
    for (const logged of readHodokuLog()) {
      if (number++ % every === 0) compare(logged, SEARCHES, comparison);
    }
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    expect(comparison.steps).toBeGreaterThan(2 * comparison.puzzles);
    expect(comparison.differences.slice(0, 10)).toEqual([]);
  });
});
