import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import {
  findFullHouse,
  takeHiddenSingle,
  takeNakedSingle,
} from '../../../src/rating/hodoku/singles.ts';
import type { SearchId } from '../../../src/rating/hodoku/techniques.ts';
import { compare, newComparison, type Search } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

const SEARCHES = new Map<SearchId, Search>([
  ['full-house', findFullHouse],
  ['naked-single', takeNakedSingle],
  ['hidden-single', takeHiddenSingle],
]);

describeWithData('the singles of HoDoKu', () => {
  it('are taken in its order', () => {
    const comparison = newComparison();
    const every = sized(20, 1);
    let number = 0;
    for (const logged of readHodokuLog()) {
      if (number++ % every === 0) compare(logged, SEARCHES, comparison);
    }
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    expect(comparison.steps).toBeGreaterThan(40 * comparison.puzzles);
    expect(comparison.differences.slice(0, 10)).toEqual([]);
  });
});
