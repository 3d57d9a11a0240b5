import { countDigits, type DigitSet, hasDigit, lowestDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../technique/step.ts';

/** What a player got wrong in a cell. */
export type Mistake =
  /** The cell has this digit, which is not that of the solution. */
  | { readonly kind: 'wrong-digit'; readonly candidate: Candidate }
  /** The player removed this candidate, which is the digit of the solution. */
  | { readonly kind: 'removed-digit'; readonly candidate: Candidate };

/**
 * Compares the digits and marks of a player with the solution: first the wrong digits, then the
 * blanks from which the player removed the digit of the solution. If a cell has a single mark and
 * it is wrong, it counts as a wrong digit. A cell that lacks its digit because a wrong digit in a
 * peer excludes it is not a second mistake.
 *
 * @param marks Cell → the candidates that the player has left.
 */
export function findMistakes(
  { digits, geometry }: Grid,
  marks: ArrayLike<DigitSet>,
  solution: ArrayLike<number>,
): Mistake[] {
  const wrong: Candidate[] = [];
  const removed: Candidate[] = [];
  for (let cell = 0; cell < digits.length; cell++) {
    const digit = digits[cell] || (countDigits(marks[cell]) === 1 ? lowestDigit(marks[cell]) : 0);
    if (digit === solution[cell]) continue;
    if (digit !== 0) wrong.push(candidateOf(cell, digit, geometry));
    else if (!hasDigit(marks[cell], solution[cell]))
      removed.push(candidateOf(cell, solution[cell], geometry));
  }
  /** Whether the wrong digit `it` excludes the digit of the solution from this cell. */
  const excludes = (it: Candidate, cell: number): boolean =>
    digitIn(it, geometry) === solution[cell] && geometry.peers[cellOf(it, geometry)].includes(cell);
  const isOwn = (candidate: Candidate): boolean =>
    !wrong.some(
      (it) =>
        excludes(it, cellOf(candidate, geometry)) &&
        // If each of two wrong digits excludes the other cell's digit, both are mistakes.
        !(wrong.includes(candidate) && excludes(candidate, cellOf(it, geometry))),
    );
  return [
    ...wrong.filter(isOwn).map((candidate): Mistake => ({ kind: 'wrong-digit', candidate })),
    ...removed.filter(isOwn).map((candidate): Mistake => ({ kind: 'removed-digit', candidate })),
  ];
}
