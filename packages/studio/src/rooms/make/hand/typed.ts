import { symbolOf } from '@nonet/engine/notation';
import { digitKey, type Key } from '../../../puzzle/digit-key.ts';
import { withGiven, withNote, withoutGivens } from '../../../puzzle/editing.ts';
import type { PuzzleState } from '../../../puzzle/state.ts';
import type { HasMake } from './slice.ts';
import { imagesOf } from './symmetry.ts';

/** What a key does in the grid. Digit 0 clears the cell, Backspace also goes back one cell. */
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
  if ('isBackspace' in typed) return { puzzle: backspaced(withoutGivens(puzzle, images)) };
  if (typed.digit === 0) {
    const cleared = withoutGivens(puzzle, images);
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
  return { ...puzzle, cell: Math.min(cell, puzzle.root.cells.length - 1) };
}

function backspaced(puzzle: PuzzleState): PuzzleState {
  return { ...puzzle, cell: Math.max(0, puzzle.cell - 1) };
}
