import type { CellSet } from './cell-set.ts';
import type { Position } from './position.ts';
import { findTemplateCells } from './templates.ts';

/** Digit − 1 → its dead candidates, as `findDead` found them last. */
export const DEAD: readonly CellSet[] = Array.from({ length: 9 }, () => new Int32Array(3));

/** (Digit − 1) × 3 + band → the candidates for which `DEAD` holds. */
const known = new Int32Array(27).fill(-1);

/**
 * Finds the candidates of a digit that are in none of its templates, and sets `DEAD`. No pattern of
 * this digit alone can remove any other candidate.
 *
 * @returns Whether there are any.
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
