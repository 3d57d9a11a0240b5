import { symbolOf } from '@nonet/engine/notation';
import { digitKey, type Key } from '../../puzzle/digit-key.ts';
import { advanced, withGiven, withNote } from '../../puzzle/editing.ts';
import type { PuzzleState } from '../../puzzle/state.ts';
import type { HasMake } from './slice.ts';

/**
 * What a key does in the grid. Digit 0 clears the cell. Backspace clears it and goes to the
 * previous cell.
 */
export type Typed =
  | { readonly digit: number }
  | { readonly note: number }
  | { readonly isBackspace: true };

/** What a key does in a grid of this size. Undefined if the key does not type anything. */
export function keyTyped(event: Key, size: number): Typed | undefined {
  if (event.key === 'Backspace') return { isBackspace: true };
  if (event.key === ' ') return { digit: 0 };
  const typed = digitKey(event, size);
  if (!typed || typed.control) return undefined;
  return typed.shift ? { note: typed.digit } : { digit: typed.digit };
}

/** Does what a key or a button does in the grid. */
export function withTyped({ puzzle, make }: HasMake, typed: Typed): Pick<HasMake, 'puzzle'> {
  if ('note' in typed) return { puzzle: withNote(puzzle, typed.note) };
  if ('isBackspace' in typed) return { puzzle: backspaced(puzzle) };
  const next = withGiven(puzzle, symbolOf(typed.digit));
  return { puzzle: make.autoAdvance ? advanced(next) : next };
}

function backspaced(puzzle: PuzzleState): PuzzleState {
  return { ...withGiven(puzzle, '.'), cell: Math.max(0, puzzle.cell - 1) };
}
