import { findMultiColors, findSimpleColors } from '../../technique/colors.ts';
import { searchDigits } from './digit-search.ts';
import type { Searches } from './search.ts';

export const COLORS: Searches = {
  'simple-colors': () => searchDigits(findSimpleColors),
  'multi-colors': () => searchDigits(findMultiColors),
};
