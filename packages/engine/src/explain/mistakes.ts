import { digitsOf, hasDigit } from '../grid/digit-set.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../technique/step.ts';
import { boxesOf, type PlayerGrid } from './player-puzzle.ts';

/** What a player got wrong. */
export type Mistake =
  /** The cell has this digit, which is not that of the solution. */
  | { readonly kind: 'wrong-digit'; readonly candidate: Candidate }
  /** The centre notes of the cell lack this digit, which is that of the solution. */
  | { readonly kind: 'removed-digit'; readonly candidate: Candidate }
  /** The corner notes of the digit in this box are only in these cells, but it is in another one. */
  | {
      readonly kind: 'corner-notes';
      /** The place of the digit in the solution. */
      readonly candidate: Candidate;
      readonly cells: readonly number[];
    }
  /** The cell has this digit, which is right, but the notes of the cell exclude it. */
  | { readonly kind: 'digit-against-notes'; readonly candidate: Candidate };

/**
 * Finds the digits and notes of a player that differ from the solution: first the wrong digits, then
 * the wrong notes, and then the notes that exclude the digit of their own cell. If a wrong digit
 * excludes the right digit of a peer, the peer is not a second mistake.
 */
export function findMistakes(player: PlayerGrid, solution: ArrayLike<number>): Mistake[] {
  const { digits, geometry } = player.filled;
  const { centre } = player.notes;
  const right = Array.from(digits, (_, cell) => candidateOf(cell, solution[cell], geometry));
  const cells = [...digits.keys()];
  const wrong = cells
    .filter((cell) => digits[cell] !== 0 && digits[cell] !== solution[cell])
    .map((cell) => candidateOf(cell, digits[cell], geometry));
  /** Whether the wrong digit `it` excludes the digit of the solution from this cell. */
  const excludes = (it: Candidate, cell: number): boolean =>
    digitIn(it, geometry) === solution[cell] && geometry.peers[cellOf(it, geometry)].includes(cell);
  const isOwn = ({ candidate }: Mistake): boolean =>
    !wrong.some(
      (it) =>
        excludes(it, cellOf(candidate, geometry)) &&
        // If two wrong digits each exclude the right digit of the other cell, both are mistakes.
        !(wrong.includes(candidate) && excludes(candidate, cellOf(it, geometry))),
    );
  const isRemoved = (cell: number): boolean =>
    centre[cell] !== 0 && !hasDigit(centre[cell], solution[cell]);
  const corners = cornersWithout(player, solution);
  const against = cells.filter(
    (cell) =>
      digits[cell] === solution[cell] &&
      (isRemoved(cell) ||
        corners.some((it) => it.home === cell && player.notes.corner[cell] !== 0)),
  );
  const isBlank = (cell: number): boolean => digits[cell] === 0;
  const mistakes: Mistake[] = [
    ...wrong.map((candidate) => ({ kind: 'wrong-digit' as const, candidate })),
    ...cells
      .filter((cell) => isBlank(cell) && isRemoved(cell))
      .map((cell) => ({ kind: 'removed-digit' as const, candidate: right[cell] })),
    ...corners
      .filter(({ home }) => isBlank(home))
      .map(({ home, noted }) => ({
        kind: 'corner-notes' as const,
        candidate: right[home],
        cells: noted,
      })),
    ...against
      .filter((cell) => player.givens.digits[cell] === 0)
      .map((cell) => ({ kind: 'digit-against-notes' as const, candidate: right[cell] })),
  ];
  return mistakes.filter(isOwn);
}

/** The corner notes that exclude the place (`home`) of their digit in the solution. */
function cornersWithout(
  { filled: { digits, geometry }, notes: { corner } }: PlayerGrid,
  solution: ArrayLike<number>,
): { readonly home: number; readonly noted: readonly number[] }[] {
  return boxesOf(geometry).flatMap((house) => {
    const box = [...geometry.houses[house]];
    return box.flatMap((home) => {
      const noted = box.filter(
        (cell) => digits[cell] === 0 && digitsOf(corner[cell]).includes(solution[home]),
      );
      return noted.length > 0 && !hasDigit(corner[home], solution[home]) ? [{ home, noted }] : [];
    });
  });
}
