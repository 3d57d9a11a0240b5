// Hot: runs at many steps of a path, so it uses only plain loops and integers until it has a step.
import { CELL_HOUSES, COUNT } from './classic-tables.ts';
import type { Finder } from './finder.ts';
import { candidatesIn } from './step.ts';

/**
 * Finds a bivalue universal grave with one extra candidate, as HoDoKu does: one cell has three
 * candidates, and no cell has more. One digit has three places in each of the three houses of this
 * cell, one of them the cell. Elsewhere, no digit has more than two places in a house. The cell has
 * this digit, so its other candidates are removed.
 *
 * It is not a form of `findBug`, which also examines the houses where a digit has one place.
 */
export const findBugPlus1: Finder = ({ candidates, places }, receive) => {
  let cell = -1;
  for (let i = 0; i < 81; i++) {
    const count = COUNT[candidates[i]];
    if (count < 3) continue;
    if (count > 3 || cell >= 0) return false;
    cell = i;
  }
  if (cell < 0) return false;
  let digit = -1;
  let houses = 0;
  for (let i = 0; i < 27 * 9; i++) {
    const count = COUNT[places[i]];
    if (count < 3) continue;
    const house = Math.floor(i / 9);
    const isExtra = count === 3 && (digit < 0 || digit === i % 9) && isHouseOf(house, cell);
    if (!isExtra) return false;
    digit = i % 9;
    houses++;
  }
  if (houses < 3 || (candidates[cell] & (1 << digit)) === 0) return false;
  return receive({
    technique: 'bug-plus-1',
    pattern: { cells: [cell], digits: [digit + 1], houses: [] },
    eliminations: candidatesIn(cell, candidates[cell] & ~(1 << digit)),
    placement: undefined,
  });
};

function isHouseOf(house: number, cell: number): boolean {
  return (
    CELL_HOUSES[cell * 3] === house ||
    CELL_HOUSES[cell * 3 + 1] === house ||
    CELL_HOUSES[cell * 3 + 2] === house
  );
}
