import type { PlayerPuzzle } from '../explain/player-puzzle.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { isObject } from '../grid/wrong-kind.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';

/** A puzzle, or what a player has written: givens, digits and notes. */
export type PlayerInput = PuzzleInput | PlayerPuzzle;

/** Parses the input if it is text. */
export function readPlayerInput(
  input: PlayerInput,
): { readonly ok: true; puzzle: Puzzle | PlayerPuzzle } | BadInput {
  if (isObject(input) && 'filled' in input) {
    return { ok: true, puzzle: internPuzzle(input) };
  }
  return readInput(input);
}
