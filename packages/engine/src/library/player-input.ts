import type { PlayerPuzzle } from '../explain/player-puzzle.ts';
import { checkGrid } from '../grid/grid.ts';
import { isObject, wrongKind } from '../grid/wrong-kind.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';

/** A puzzle, or what a player has written: givens, digits and notes. */
export type PlayerInput = PuzzleInput | PlayerPuzzle;

/** Parses the input if it is text. */
export function readPlayerInput(
  input: PlayerInput,
): { readonly ok: true; puzzle: Puzzle | PlayerPuzzle } | BadInput {
  if (isObject(input) && 'filled' in input) {
    checkGrid(input.givens, 'givens');
    if (!isObject(input.filled)) throw wrongKind('filled', 'a grid', input.filled);
    return { ok: true, puzzle: input };
  }
  return readInput(input);
}
