import { symbolOf } from '@nonet/engine/notation';
import { advanced, withGiven, withNote } from '../../puzzle/editing.ts';
import type { PuzzleState } from '../../puzzle/state.ts';
import type { Typed } from './key-typed.ts';
import type { HasEnter } from './slice.ts';

/** Does what a key or a button does in the grid. */
export function withTyped({ puzzle, enter }: HasEnter, typed: Typed): Pick<HasEnter, 'puzzle'> {
  if ('note' in typed) return { puzzle: withNote(puzzle, typed.note) };
  if ('isBackspace' in typed) return { puzzle: backspaced(puzzle) };
  const next = withGiven(puzzle, symbolOf(typed.digit));
  return { puzzle: enter.autoAdvance ? advanced(next) : next };
}

function backspaced(puzzle: PuzzleState): PuzzleState {
  return { ...withGiven(puzzle, '.'), cell: Math.max(0, puzzle.cell - 1) };
}
