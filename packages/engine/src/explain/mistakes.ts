import { hasDigit } from '../grid/digit-set.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../technique/step.ts';
import type { PlayerGrid } from './player-puzzle.ts';

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
  player = internPuzzle(player);
  const { centre, corner } = player.notes;
  const { digits, geometry } = player.filled;
  const [wrong, removed, corners, against]: Mistake[][] = [[], [], [], []];
  for (const [cell, digit] of digits.entries()) {
    const right = solution[cell];
    const candidate = candidateOf(cell, right, geometry);
    const isRemoved = centre[cell] !== 0 && !hasDigit(centre[cell], right);
    const cells = hasDigit(corner[cell], right) ? [] : cornersBeside(player, cell, right);
    if (digit === 0) {
      if (isRemoved) removed.push({ kind: 'removed-digit', candidate });
      if (cells.length > 0) corners.push({ kind: 'corner-notes', candidate, cells });
    } else if (digit !== right) {
      wrong.push({ kind: 'wrong-digit', candidate: candidateOf(cell, digit, geometry) });
    } else if (isRemoved || (cells.length > 0 && corner[cell] !== 0)) {
      if (player.givens.digits[cell] === 0)
        against.push({ kind: 'digit-against-notes', candidate });
    }
  }
  /** Whether a wrong digit excludes the digit of the solution from the cell of another mistake. */
  const excludes = (it: Candidate, other: Candidate): boolean => {
    const cell = cellOf(other, geometry);
    const isRight = digitIn(it, geometry) === solution[cell];
    return isRight && geometry.peers[cellOf(it, geometry)].includes(cell);
  };
  const isOwn = ({ candidate, kind }: Mistake): boolean =>
    !wrong.some(
      (it) =>
        excludes(it.candidate, candidate) &&
        // If two wrong digits each exclude the right digit of the other cell, both are mistakes.
        !(kind === 'wrong-digit' && excludes(candidate, it.candidate)),
    );
  return [...wrong, ...removed, ...corners, ...against].filter(isOwn);
}

/** The blank cells of the box that have a corner note of the digit. */
function cornersBeside(
  { filled: { digits, geometry }, notes: { corner } }: PlayerGrid,
  cell: number,
  digit: number,
): number[] {
  const box = geometry.houses[2 * geometry.size + geometry.box[cell]];
  return [...box].filter((it) => digits[it] === 0 && hasDigit(corner[it], digit));
}
