import type { DigitSet } from '../grid/digit-set.ts';
import { internGeometry } from '../grid/geometry.ts';
import { cellOf, digitIn } from '../technique/step.ts';
import { isInCells } from './grounds.ts';
import type { PlayerStep } from './step-notes.ts';

/** Digits to note in a cell. */
export interface NoteToMake {
  readonly kind: 'centre' | 'corner';
  readonly cell: number;
  readonly digits: DigitSet;
}

/**
 * The notes with which a player sees a step. A pattern of cells is seen in their centre notes, which
 * are all candidates of the cell. Any other pattern is seen in corner notes, which are all places of
 * a digit in a box.
 */
export function notesToMake(step: PlayerStep): NoteToMake[] {
  const { candidates } = step.before;
  const geometry = internGeometry(step.before.geometry);
  const { needs } = step.notes;
  if (isInCells(step)) {
    const cells = new Set(needs.map((it) => cellOf(it, geometry)));
    return [...cells].map((cell) => ({ kind: 'centre', cell, digits: candidates[cell] }));
  }
  const corners = new Map<number, DigitSet>();
  for (const need of needs) {
    const bit = 1 << (digitIn(need, geometry) - 1);
    const box = geometry.houses[2 * geometry.size + geometry.box[cellOf(need, geometry)]];
    for (const cell of box) {
      const digits = (corners.get(cell) ?? 0) | (candidates[cell] & bit);
      if (digits !== 0) corners.set(cell, digits);
    }
  }
  return [...corners].map(([cell, digits]) => ({ kind: 'corner', cell, digits }));
}
