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
 * Finds the digits and marks of a player that differ from the solution: first the wrong digits,
 * then the blanks from which the player removed the digit of the solution. A single mark that is
 * wrong counts as a wrong digit. If a wrong digit excludes the right digit of a peer, the peer is
 * not a second mistake.
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
        // If two wrong digits each exclude the right digit of the other cell, both are mistakes.
        !(wrong.includes(candidate) && excludes(candidate, cellOf(it, geometry))),
    );
  return [
    ...wrong.filter(isOwn).map((candidate): Mistake => ({ kind: 'wrong-digit', candidate })),
    ...removed.filter(isOwn).map((candidate): Mistake => ({ kind: 'removed-digit', candidate })),
  ];
}
