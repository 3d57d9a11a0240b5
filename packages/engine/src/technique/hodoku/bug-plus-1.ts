// Hot code: it allocates nothing until it has found a step.
import { COUNT, isInHouse } from '../classic-tables.ts';
import type { Finder } from '../finder.ts';
import { candidateOf, candidatesIn } from '../step.ts';

/**
 * Finds a bivalue universal grave with one extra candidate, as HoDoKu does. One cell has three
 * candidates, and all other blank cells have two. One digit has three places in each of the three
 * houses of this cell, and one of these places is the cell itself. Elsewhere, no digit has more
 * than two places in a house. So the cell has this digit, and its other candidates are removed.
 *
 * Unlike `findBug`, this finder does not examine the houses where a digit has one place. So its
 * step is valid only if no hidden single is left.
 */
export const findBugPlus1: Finder = ({ candidates, places }, receive) => {
  let cell = -1;
  for (let i = 0; i < 81; i++) {
    const count = COUNT[candidates[i]];
    if (count === 0 || count === 2) continue;
    if (count !== 3 || cell >= 0) return false;
    cell = i;
  }
  if (cell < 0) return false;
  let digit = -1;
  let houses = 0;
  for (let i = 0; i < 27 * 9; i++) {
    const count = COUNT[places[i]];
    if (count < 3) continue;
    const house = Math.floor(i / 9);
    const isExtra = count === 3 && (digit < 0 || digit === i % 9) && isInHouse(cell, house);
    if (!isExtra) return false;
    digit = i % 9;
    houses++;
  }
  if (houses < 3 || (candidates[cell] & (1 << digit)) === 0) return false;
  return receive({
    technique: 'bug-plus-1',
    pattern: {
      kind: 'bug',
      cells: [cell],
      digits: [digit + 1],
      houses: [],
      extras: [candidateOf(cell, digit + 1)],
    },
    eliminations: candidatesIn(cell, candidates[cell] & ~(1 << digit)),
    placement: undefined,
  });
};
