import { hasDigit } from '../grid/digit-set.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../technique/step.ts';
import type { PlayerGrid, PlayerNote } from './player-puzzle.ts';

/** What a player got wrong. */
export type Mistake =
  /** The cell has this digit, which is not that of the solution. */
  | { readonly kind: 'wrong-digit'; readonly candidate: Candidate }
  /** The digit of the solution was removed from the centre notes of the cell. */
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
 * excludes the right digit of a peer, the peer is not a second mistake. Notes that only lack what the
 * player may still write are no mistake: `unfinishedNotes` lists them.
 */
export function findMistakes(player: PlayerGrid, solution: ArrayLike<number>): Mistake[] {
  player = internPuzzle(player);
  const { corner } = player.notes;
  const { digits, geometry } = player.filled;
  const [wrong, removed, corners, against]: Mistake[][] = [[], [], [], []];
  for (const [cell, digit] of digits.entries()) {
    const right = solution[cell];
    const candidate = candidateOf(cell, right, geometry);
    const isRemoved = lacksCentre(player, cell, right) && wasRemoved(player, 'centre', cell, right);
    const cells = wasRemoved(player, 'corner', cell, right)
      ? cornersBeside(player, cell, right)
      : [];
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

/**
 * Finds the notes that lack the digit of the solution, of a player without mistakes. Nothing follows
 * from them before they are finished.
 */
export function unfinishedNotes(player: PlayerGrid, solution: ArrayLike<number>): PlayerNote[] {
  const { digits, geometry } = player.filled;
  return [...digits.keys()].flatMap((cell): PlayerNote[] => {
    if (digits[cell] !== 0) return [];
    const digit = solution[cell];
    const house = 2 * geometry.size + geometry.box[cell];
    return [
      ...(lacksCentre(player, cell, digit) ? [{ kind: 'centre', cell } as const] : []),
      ...(cornersBeside(player, cell, digit).length > 0
        ? [{ kind: 'corner', house, digit } as const]
        : []),
    ];
  });
}

function lacksCentre({ notes: { centre } }: PlayerGrid, cell: number, digit: number): boolean {
  return centre[cell] !== 0 && !hasDigit(centre[cell], digit);
}

/** Whether the notes of a cell that lack a digit once had it. */
function wasRemoved(
  { removed }: PlayerGrid,
  kind: PlayerNote['kind'],
  cell: number,
  digit: number,
): boolean {
  return removed ? hasDigit(removed[cell], digit) : kind === 'centre';
}

/** The other blank cells of the box with a corner note of the digit, if the cell does not have it. */
function cornersBeside(
  { filled: { digits, geometry }, notes: { centre, corner } }: PlayerGrid,
  cell: number,
  digit: number,
): number[] {
  if (hasDigit(corner[cell] | centre[cell], digit)) return [];
  const box = geometry.houses[2 * geometry.size + geometry.box[cell]];
  return [...box].filter((it) => digits[it] === 0 && hasDigit(corner[it], digit));
}
