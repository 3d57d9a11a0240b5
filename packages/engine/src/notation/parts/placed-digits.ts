import type { CandidateGrid } from '../../grid/candidate-grid.ts';
import { countDigits, lowestDigit } from '../../grid/digit-set.ts';
import type { Grid } from '../../grid/grid.ts';

/**
 * Returns the digits that are placed in a candidate grid. If a cell has only one candidate, the digit
 * may be placed, or it may be a naked single that is not placed yet. By HoDoKu's rule, the digit
 * counts as placed unless a peer has the same candidate.
 */
export function placedDigits({ geometry, candidates }: CandidateGrid): Grid {
  const digits = new Uint8Array(geometry.cells);
  for (let cell = 0; cell < geometry.cells; cell++) {
    const set = candidates[cell];
    if (countDigits(set) !== 1) continue;
    const shared = geometry.peers[cell].some((peer) => (candidates[peer] & set) !== 0);
    if (!shared) digits[cell] = lowestDigit(set);
  }
  return { geometry, digits };
}
