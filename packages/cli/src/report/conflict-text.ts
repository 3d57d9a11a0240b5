import { conflicts, formatCell, type Grid, hasConflict, houseName } from '@nonet/engine';

/** "5 stands twice in row 1 (r1c1, r1c4)": the first conflict of a grid; undefined when there is none. */
export function conflictText(grid: Grid): string | undefined {
  if (!hasConflict(grid)) return undefined;
  const [first] = conflicts(grid);
  const times = first.cells.length === 2 ? 'twice' : `${first.cells.length} times`;
  const cells = first.cells.map((cell) => formatCell(grid.geometry, cell)).join(', ');
  return `${first.digit} stands ${times} in ${houseName(grid.geometry, first.house)} (${cells})`;
}

/** Why a grid in conflict has no canonical form. */
export function noForm(grid: Grid): string {
  return `no canonical form: ${conflictText(grid)}`;
}

/** Why a puzzle without a solution has none, as far as it meets the eye. */
export function noSolution(givens: Grid): string {
  const conflict = conflictText(givens);
  return conflict ? `no solution: ${conflict}` : 'no solution';
}
