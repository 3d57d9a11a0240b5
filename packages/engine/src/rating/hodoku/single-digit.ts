import { findEmptyRectangles } from '../../technique/empty-rectangle.ts';
import { skyscrapersIn } from '../../technique/skyscraper.ts';
import { findTwoStringKites } from '../../technique/two-string-kite.ts';
import { searchDigits } from './digit-search.ts';
import type { Searches } from './search.ts';

/** The patterns of two strong links of one digit. */
export const SINGLE_DIGIT: Searches = {
  skyscraper: () => searchDigits(skyscrapersIn(0), skyscrapersIn(1)),
  'two-string-kite': () => searchDigits(findTwoStringKites),
  'empty-rectangle': () => searchDigits(findEmptyRectangles),
};
