import { CLASSES, WRITTEN } from '../classify/classify-cells.ts';
import type { ScannedCell } from './scanned-cell.ts';

/** Returns what a class says of a cell. */
export function kindOf(found: number): ScannedCell['kind'] {
  if (found === 0) return 'empty';
  return found <= WRITTEN ? 'printed' : 'written';
}

export function digitOf(found: number): number {
  return found <= WRITTEN ? found : found - WRITTEN;
}

/** The digit that a class gives to the puzzle: digits written by hand are no givens. */
export function givenOf(found: number): number {
  return found <= WRITTEN ? found : 0;
}

/** The classes of a cell, the most probable first. */
export function ranked(probabilities: Float32Array, cell: number): readonly number[] {
  const first = cell * CLASSES;
  const classes = Array.from({ length: CLASSES }, (_, found) => found);
  return classes.sort((a, b) => probabilities[first + b] - probabilities[first + a]);
}
