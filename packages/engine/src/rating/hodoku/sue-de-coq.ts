import { findFirst } from '../../technique/finder.ts';
import { sueDeCoqs } from '../../technique/sue-de-coq.ts';
import type { Searches } from './search.ts';

export const SUE_DE_COQ: Searches = {
  'sue-de-coq': () => {
    const finder = sueDeCoqs();
    return (position) => findFirst(position, finder);
  },
};
