import type { Geometry } from '../grid/geometry.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';

/** Cells from which the same digits are removed. */
export interface CellGroup {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** Groups candidates into cells with the same digits. The groups are ordered by their first cell. */
export function cellGroups(candidates: readonly Candidate[], geometry: Geometry): CellGroup[] {
  const digitsByCell = new Map<number, number[]>();
  for (const candidate of candidates.toSorted((a, b) => a - b)) {
    const cell = cellOf(candidate, geometry);
    digitsByCell.set(cell, [...(digitsByCell.get(cell) ?? []), digitIn(candidate, geometry)]);
  }
  const groups = new Map<string, { readonly cells: number[]; readonly digits: number[] }>();
  for (const [cell, digits] of digitsByCell) {
    const key = digits.join();
    const group = groups.get(key);
    if (group) group.cells.push(cell);
    else groups.set(key, { cells: [cell], digits });
  }
  return [...groups.values()];
}
