import {
  type Conflict,
  conflicts,
  formatCell,
  type Geometry,
  type Grid,
  houseName,
  LARGEST_MINLEX,
} from '@nonet/engine/grid';
import type { PuzzleRecord } from '@nonet/engine/notation';
import type { Refusal } from './refusal.ts';

/** Describes a conflict, for example "5 appears twice in row 1 (r1c1, r1c4)". */
export function conflictText(geometry: Geometry, { cells, digit, house }: Conflict): string {
  const times = cells.length === 2 ? 'twice' : `${cells.length} times`;
  const names = cells.map((cell) => formatCell(geometry, cell)).join(', ');
  return `${digit} appears ${times} in ${houseName(geometry, house)} (${names})`;
}

/** Returns "no solution". If the givens have a conflict, adds the first conflict. */
export function noSolutionText(givens: Grid): string {
  const conflict = firstConflict(givens);
  return conflict ? `no solution: ${conflict}` : 'no solution';
}

/** Returns why a grid is too large for a canonical form, or undefined if it is not. */
export function tooLarge({ geometry: { size } }: Grid): Refusal | undefined {
  if (size <= LARGEST_MINLEX) return undefined;
  const expected = `a grid of at most ${LARGEST_MINLEX}×${LARGEST_MINLEX}`;
  return { expected, found: `${size}×${size}` };
}

/** Returns why a record has no canonical form, apart from conflicts. Undefined if it has one. */
export function withoutForm({ givens, pencilmarks }: PuzzleRecord): Refusal | undefined {
  return tooLarge(givens) ?? (pencilmarks && { expected: 'givens', found: 'pencilmarks' });
}

/** Returns why a grid with a conflict has no canonical form. */
export function noFormText(grid: Grid): string {
  return `no canonical form: ${firstConflict(grid)}`;
}

export function noForm(grid: Grid): Refusal {
  return { expected: 'no conflict', found: `${firstConflict(grid)}`, message: noFormText(grid) };
}

function firstConflict(grid: Grid): string | undefined {
  const [conflict] = conflicts(grid);
  return conflict && conflictText(grid.geometry, conflict);
}
