import type { Constraint } from '../constraint/constraint.ts';
import { candidateGridOf, candidatesOf } from '../grid/candidate-grid.ts';
import { countDigits, type DigitSet, lowestDigit } from '../grid/digit-set.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { ruledPuzzle } from './ruled-puzzle.ts';

/** The notes of a player. A cell without notes has an empty set, and may have any digit. */
export interface PlayerNotes {
  /** Cell → its centre notes: the digits that the cell can still have. */
  readonly centre: ArrayLike<DigitSet>;
  /**
   * Cell → its corner notes, as in Snyder's notation: the digit is in one of the cells of the box
   * that have this note, or that have it in their centre notes. The notes say nothing about other
   * digits.
   */
  readonly corner: ArrayLike<DigitSet>;
}

/** A puzzle that someone is solving. */
export interface PlayerPuzzle {
  readonly givens: Grid;
  /** The digits of the player, with or without the givens. */
  readonly filled: Grid;
  /** Default: the player makes no notes. */
  readonly notes?: Partial<PlayerNotes> | undefined;
  /**
   * Cell → the digits that it had among its notes, and that the player has removed. Notes without the
   * digit of the solution are a mistake if it was removed. Otherwise they are not finished. Default:
   * centre notes are finished, and from corner notes nothing was removed.
   */
  readonly removed?: ArrayLike<DigitSet> | undefined;
  /** The rules beside rows, columns and boxes. Default: none. */
  readonly constraints?: readonly Constraint[];
}

/** Everything that a player has written. */
export interface PlayerGrid {
  readonly givens: Grid;
  /** The givens and the digits of the player. */
  readonly filled: Grid;
  readonly notes: PlayerNotes;
  /** Cell → the digits that the player has removed from its notes, as in `PlayerPuzzle`. */
  readonly removed?: ArrayLike<DigitSet> | undefined;
  /** The rules of a variant. Its geometry has their houses and their pairs of different cells. */
  readonly constraints?: readonly Constraint[];
}

/** A note of the player: the centre notes of a cell, or the corner notes of a digit in a box. */
export type PlayerNote =
  | { readonly kind: 'centre'; readonly cell: number }
  | { readonly kind: 'corner'; readonly house: number; readonly digit: number };

/**
 * Reads what a player has written. The pencilmarks of a `Puzzle` do not tell a digit from a note.
 * There, a single mark is a digit, unless a peer with several marks has it too. All other marks are
 * centre notes.
 *
 * @throws TypeError if there is not one digit per cell.
 * @throws RangeError if there is not one set per cell.
 */
export function playerGridOf(puzzle: Puzzle | PlayerPuzzle): PlayerGrid {
  puzzle = ruledPuzzle(puzzle);
  const { constraints, givens } = puzzle;
  const { geometry } = givens;
  const notesOf = (sets: ArrayLike<DigitSet> = new Int32Array(geometry.cells)): Int32Array =>
    candidateGridOf(geometry, sets).candidates;
  const { digits, notes = {} } =
    'filled' in puzzle ? { ...puzzle, digits: puzzle.filled.digits } : marksOf(puzzle);
  const removed = 'removed' in puzzle && puzzle.removed ? notesOf(puzzle.removed) : undefined;
  const { digits: own } = gridOf(geometry, digits);
  return {
    givens,
    filled: { geometry, digits: own.map((digit, cell) => givens.digits[cell] || digit) },
    notes: { centre: notesOf(notes.centre), corner: notesOf(notes.corner) },
    removed,
    ...(constraints?.length && { constraints }),
  };
}

function marksOf({ givens: { geometry }, pencilmarks }: Puzzle): {
  readonly digits: readonly number[];
  readonly notes: Partial<PlayerNotes>;
} {
  const marks = pencilmarks?.candidates ?? new Int32Array(geometry.cells);
  const digits = Array.from(marks, (set, cell) => {
    const isNoted = geometry.peers[cell].some(
      (peer) => (marks[peer] & set) !== 0 && countDigits(marks[peer]) > 1,
    );
    return countDigits(set) === 1 && !isNoted ? lowestDigit(set) : 0;
  });
  return { digits, notes: { centre: marks } };
}

/** Cell → the candidates that the digits and the notes leave. A filled cell has its digit. */
export function candidatesLeft({ filled, notes: { centre, corner } }: PlayerGrid): Int32Array {
  const { digits, geometry } = filled;
  const { candidates } = candidatesOf(filled);
  const isBlank = (cell: number): boolean => digits[cell] === 0;
  for (const box of geometry.houses.slice(2 * geometry.size, 3 * geometry.size)) {
    const blanks = box.filter(isBlank);
    const noted = blanks.reduce((all, cell) => all | corner[cell], 0);
    for (const cell of blanks) {
      candidates[cell] &= ~noted | corner[cell] | centre[cell];
      if (centre[cell] !== 0) candidates[cell] &= centre[cell];
    }
  }
  return candidates;
}
