import { digitsOf } from '../../grid/digit-set.ts';
import { CLASSIC } from '../../grid/geometry.ts';
import { CELL_HOUSES, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import { cellsAt, SHARED_PLACES, sharedHouses } from '../places.ts';
import type { Position } from '../position.ts';
import { type Candidate, candidatesIn, type Step, type TechniqueId } from '../step.ts';
import { eliminateFromNaked, NAKED_SUBSETS, type Subset } from '../subsets.ts';

const LOCKED_SUBSETS: readonly TechniqueId[] = ['locked-pair', 'locked-triple'];

/**
 * Removes the digits of a naked subset from the rest of each house that contains all cells of the
 * subset, first from the line, then from the box. The subset is called locked if it removes
 * candidates from the box and also from the line outside the box.
 */
export function eliminateFromShared(position: Position, subset: Subset): Step | undefined {
  if (!hasConclusion(position, subset)) return undefined;
  const cells = cellsAt(subset.house, subset.places);
  const houses = sharedHouses(CLASSIC, cells);
  if (houses.length < 2) return eliminateFromNaked(position, subset);
  const eliminations = new Set<Candidate>();
  let inBox = false;
  let outside = false;
  for (const house of houses) {
    for (const cell of HOUSE_CELLS.subarray(house * 9, house * 9 + 9)) {
      const removed = cells.includes(cell) ? 0 : position.candidates[cell] & subset.digits;
      if (removed === 0) continue;
      for (const candidate of candidatesIn(cell, removed)) eliminations.add(candidate);
      if (CELL_HOUSES[cell * 3 + 2] === houses[1]) inBox = true;
      else outside = true;
    }
  }
  const names = inBox && outside ? LOCKED_SUBSETS : NAKED_SUBSETS;
  return {
    technique: names[cells.length - 2],
    pattern: { kind: 'plain', cells, digits: digitsOf(subset.digits), houses },
    eliminations: [...eliminations],
    placement: undefined,
  };
}

/**
 * Whether a house that contains all cells of the subset has other cells with digits of the subset.
 */
function hasConclusion(position: Position, { house, places, digits }: Subset): boolean {
  const first = HOUSE_CELLS[house * 9 + LOWEST[places]];
  for (let i = first * 3; i < first * 3 + 3; i++) {
    const other = CELL_HOUSES[i];
    if ((places & ~SHARED_PLACES[house * 27 + other]) !== 0) continue;
    // Cells that are also in the house of the subset are examined with that house.
    const known = other === house ? places : SHARED_PLACES[other * 27 + house];
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      if ((position.places[other * 9 + LOWEST[rest]] & ~known) !== 0) return true;
    }
  }
  return false;
}
