import type { CellSet } from '../cell-set.ts';
import { DigitMemory } from '../digit-memory.ts';
import type { Position } from '../position.ts';
import { findTemplateCells } from './templates.ts';

/** Digit − 1 → its dead candidates, as found by the latest call of `findDead`. */
export const DEAD: readonly CellSet[] = Array.from({ length: 9 }, () => new Int32Array(3));

/** The digits whose dead candidates are known. */
const known = new DigitMemory();

/**
 * Finds the dead candidates of a digit, and sets `DEAD`. A dead candidate is in none of the
 * templates of its digit (see templates.ts). A pattern with no other digit can remove dead
 * candidates, but no other candidates.
 *
 * @returns Whether there are dead candidates.
 */
export function findDead(position: Position, digit: number): boolean {
  const { cells } = position;
  const dead = DEAD[digit - 1];
  const from = (digit - 1) * 3;
  if (!known.isKnown(position, digit)) {
    findTemplateCells(cells, from, dead);
    for (let band = 0; band < 3; band++) dead[band] ^= cells[from + band];
    known.keep(position, digit);
  }
  return (dead[0] | dead[1] | dead[2]) !== 0;
}
