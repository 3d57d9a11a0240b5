import { symbolOf } from '@nonet/engine/notation';
import { advanced, withGiven, withNote } from '../../puzzle/editing.ts';
import type { PuzzleState } from '../../puzzle/state.ts';
import type { Typed } from './key-typed.ts';
import type { HasEnter } from './slice.ts';

/** Types a symbol into the current cell. `.` clears it. */
export function withSymbol({ puzzle, enter }: HasEnter, symbol: string): Pick<HasEnter, 'puzzle'> {
  const next = withGiven(puzzle, symbol);
  return { puzzle: enter.autoAdvance ? advanced(next) : next };
}

/** Does what a key does in the grid. */
export function withTyped(state: HasEnter, typed: Typed): Pick<HasEnter, 'puzzle'> {
  const { puzzle } = state;
  if ('digit' in typed) return withSymbol(state, symbolOf(typed.digit));
  return { puzzle: 'note' in typed ? withNote(puzzle, typed.note) : backspaced(puzzle) };
}

function backspaced(puzzle: PuzzleState): PuzzleState {
  return { ...withGiven(puzzle, '.'), cell: Math.max(0, puzzle.cell - 1) };
}
