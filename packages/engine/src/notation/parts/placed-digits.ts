import type { CandidateGrid } from '../../grid/candidate-grid.ts';
import { countDigits, lowestDigit } from '../../grid/digit-set.ts';
import type { Grid } from '../../grid/grid.ts';

/**
 * Finds the digits that are already placed. Candidates alone do not show whether a single candidate
 * is placed or still a naked single. HoDoKu's rule decides: the digit is placed if no peer has it as
 * a candidate.
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
