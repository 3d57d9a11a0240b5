import type { CandidateGrid } from './candidate-grid.ts';
import { countDigits, lowestDigit } from './digit-set.ts';
import type { Grid } from './grid.ts';

/**
 * Finds the placed digits of a candidate grid. The only candidate of a cell may be a placed digit
 * or a naked single. By HoDoKu's rule, it is placed if no peer has the same candidate.
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

/** Adds the placed digits of a candidate grid to the givens. */
export function withPlaced({ geometry, digits }: Grid, pencilmarks: CandidateGrid): Grid {
  const placed = placedDigits(pencilmarks);
  return { geometry, digits: digits.map((digit, cell) => digit || placed.digits[cell]) };
}
