import { sized } from '../../../../../test/size.ts';
import type { Searches } from '../../../src/rating/hodoku/search.ts';
import type { SearchId } from '../../../src/rating/hodoku/techniques.ts';
import { searchIds } from './codes.ts';
import { type Comparison, compare, newComparison, type Search } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

/** Compares the searches of a family with the step log, at every 20th puzzle or at all of them. */
export function compareWithLog(family: Searches): Comparison {
  const comparison = newComparison();
  const every = sized(20, 1);
  let number = 0;
  for (const logged of readHodokuLog()) {
    if (number++ % every !== 0) continue;
    const searches = new Map<SearchId, Search>();
    for (const id of searchIds) {
      const search = family[id]?.();
      if (search) searches.set(id, search);
    }
    compare(logged, searches, comparison);
  }
  return comparison;
}
