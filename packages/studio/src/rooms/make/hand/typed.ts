import { symbolOf } from '@nonet/engine/notation';
import { digitKey, type Key } from '../../../puzzle/digit-key.ts';
import { withGiven, withNote, withoutGivens } from '../../../puzzle/editing.ts';
import type { PuzzleState } from '../../../puzzle/state.ts';
import type { HasMake } from './slice.ts';
import { imagesOf } from './symmetry.ts';

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

/** Does what a key or a button does in the grid. With a symmetry, its cells are cleared together. */
export function withTyped({ puzzle, make }: HasMake, typed: Typed): Pick<HasMake, 'puzzle'> {
  if ('note' in typed) return { puzzle: withNote(puzzle, typed.note) };
  const images = imagesOf(puzzle.root, make.symmetry, puzzle.cell);
  const cleared = withoutGivens(puzzle, images);
  if ('isBackspace' in typed) return { puzzle: movedTo(cleared, puzzle.cell - 1) };
  if (typed.digit === 0) {
    return { puzzle: make.autoAdvance ? movedTo(cleared, puzzle.cell + 1) : cleared };
  }
  const next = withGiven(puzzle, symbolOf(typed.digit));
  return { puzzle: make.autoAdvance ? movedTo(next, nextCell(next, images)) : next };
}

/** The next blank cell that the symmetry maps to this cell. If none is blank, the cell after them. */
function nextCell({ cell, root }: PuzzleState, images: readonly number[]): number {
  const blanks = images.filter((image) => root.cells[image] === '.');
  return blanks.find((blank) => blank > cell) ?? blanks[0] ?? images[0] + 1;
}

function movedTo(puzzle: PuzzleState, cell: number): PuzzleState {
  const last = puzzle.root.cells.length - 1;
  return { ...puzzle, cell: Math.min(Math.max(0, cell), last) };
}
