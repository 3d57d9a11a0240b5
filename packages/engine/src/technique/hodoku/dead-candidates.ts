import type { CellSet } from '../cell-set.ts';
import type { Position } from '../position.ts';
import { findTemplateCells } from './templates.ts';

/** Digit − 1 → its dead candidates, as found by the latest call of `findDead`. */
export const DEAD: readonly CellSet[] = Array.from({ length: 9 }, () => new Int32Array(3));

/** (Digit − 1) × 3 + band → the cells with the candidate when `DEAD` was computed. */
const known = new Int32Array(27).fill(-1);

/**
 * Finds the dead candidates of a digit, and sets `DEAD`. A dead candidate is in none of the
 * templates of its digit (see templates.ts). A pattern with no other digit can remove dead
 * candidates, but no other candidates.
 *
 * @returns Whether there are dead candidates.
 */
export function findDead({ cells }: Position, digit: number): boolean {
  const dead = DEAD[digit - 1];
  const from = (digit - 1) * 3;
  if (
    cells[from] !== known[from] ||
    cells[from + 1] !== known[from + 1] ||
    cells[from + 2] !== known[from + 2]
  ) {
    findTemplateCells(cells, from, dead);
    for (let band = 0; band < 3; band++) {
      known[from + band] = cells[from + band];
      dead[band] ^= cells[from + band];
    }
  }
  return (dead[0] | dead[1] | dead[2]) !== 0;
}
