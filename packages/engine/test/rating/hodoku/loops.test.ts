import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { LOOPS } from '../../../src/rating/hodoku/loops.ts';
import type { SearchId } from '../../../src/rating/hodoku/techniques.ts';
import { compare, newComparison, type Search } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

describeWithData('the nice loops of HoDoKu', () => {
  it('are taken in its order', () => {
    const searches = new Map<SearchId, Search>(
      Object.entries(LOOPS).map(([id, make]) => [id as SearchId, make()]),
    );
    const comparison = newComparison();
    const every = sized(20, 1);
    let number = 0;
    for (const logged of readHodokuLog()) {
      if (number++ % every === 0) compare(logged, searches, comparison);
    }
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    expect(comparison.steps).toBeGreaterThan(sized(20, 900));
    expect(comparison.differences.slice(0, 10)).toEqual([]);
  });
});
