import type { Grid } from '../grid/grid.ts';
import type { NotationError } from '../notation/notation.ts';
import { parsePuzzle } from '../notation/puzzle-reader.ts';
import type { Puzzle } from '../search/puzzle.ts';

/** A puzzle: text in any notation, a grid of givens, or givens with pencilmarks. */
export type PuzzleInput = string | Grid | Puzzle;

/** The result for text that is not a puzzle. The error has the position and the reason. */
export interface BadInput {
  readonly ok: false;
  readonly error: NotationError;
}

/** Parses the input if it is text. */
export function readInput(input: PuzzleInput): { readonly ok: true; puzzle: Puzzle } | BadInput {
  if (typeof input !== 'string') {
    return { ok: true, puzzle: 'givens' in input ? input : { givens: input } };
  }
  const read = parsePuzzle(input);
  return read.ok ? { ok: true, puzzle: read.record } : read;
}
