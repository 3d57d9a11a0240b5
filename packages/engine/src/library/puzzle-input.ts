import type { PlayerPuzzle } from '../explain/player-puzzle.ts';
import { type Grid, internGrid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { isObject, wrongKind } from '../grid/wrong-kind.ts';
import { type NotationError, notationErrorText } from '../notation/notation-error.ts';
import { parsePuzzle } from '../notation/puzzle-reader.ts';
import type { Puzzle } from '../search/puzzle.ts';

/** A puzzle: text in any notation, a grid of givens, or givens with pencilmarks. */
export type PuzzleInput = string | Grid | Puzzle;

/** A puzzle, or what a player has written: givens, digits and notes. */
export type PlayerInput = PuzzleInput | PlayerPuzzle;

/** The result for text that is not a puzzle. The error has the position and the reason. */
export interface BadInput {
  readonly ok: false;
  readonly error: NotationError;
}

/**
 * Parses the input if it is text.
 *
 * @throws TypeError if the input is neither text nor a grid nor a puzzle.
 * @throws RangeError if the puzzle has constraints, and `variants` is not true.
 */
export function readInput<P extends Puzzle = Puzzle>(
  input: PuzzleInput | P,
  { variants = false }: { readonly variants?: boolean } = {},
): { readonly ok: true; readonly puzzle: Puzzle | P } | BadInput {
  if (typeof input !== 'string') {
    const puzzle = puzzleOf(input);
    if (!variants && puzzle.constraints?.length) {
      throw new RangeError('expected a puzzle without constraints');
    }
    return { ok: true, puzzle };
  }
  const read = parsePuzzle(input, { variants });
  return read.ok ? { ok: true, puzzle: read.record } : read;
}

/** @throws RangeError if the input is text that cannot be read. */
export function readPuzzle(input: PuzzleInput): Puzzle {
  const read = readInput(input, { variants: true });
  if (read.ok) return read.puzzle;
  const { line, column } = read.error;
  throw new RangeError(`line ${line}, column ${column}: ${notationErrorText(read.error)}`);
}

function puzzleOf<P extends Puzzle>(input: Grid | P): Puzzle | P {
  if (!isObject(input)) throw wrongKind('puzzle', 'text, a grid, or an object with givens', input);
  return 'givens' in input ? internPuzzle(input) : { givens: internGrid(input, 'puzzle') };
}

/**
 * Returns the options, after a check of what every function with options relies on.
 *
 * @throws TypeError if the options are not an object, or if the signal is not a signal.
 */
export function checkedOptions<Options extends object>(options: Options): Options {
  if (!isObject(options)) throw wrongKind('options', 'an object', options);
  const { signal }: { readonly signal?: unknown } = options;
  if (signal === undefined || (isObject(signal) && 'aborted' in signal)) return options;
  throw wrongKind('signal', 'an AbortSignal or a deadline', signal);
}

/** @throws TypeError if the argument with this name is not text. */
export function checkText(text: string, name: string): void {
  if (typeof text !== 'string') throw wrongKind(name, 'text', text);
}
