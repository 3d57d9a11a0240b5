import { inSlice, withSlice } from '../../page/room.ts';
import type { Slice } from '../../page/state.ts';
import { withSolutions } from '../../puzzle/solutions.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import type { State } from '../../search/state.ts';
import { type Copying, NOT_COPIED } from './copying.ts';

/**
 * Cell → its corner notes, as a bit mask. Digit d is bit d − 1. Without any notes the array is
 * empty.
 */
export type Notes = readonly number[];

export function noteAt(notes: Notes, cell: number): number {
  return notes[cell] ?? 0;
}

/** The state that only Enter needs. */
export interface EnterState {
  readonly notes: Notes;
  readonly autoAdvance: boolean;
  readonly copying: Copying;
}

export const enterSlice: Slice<EnterState> = {
  id: 'enter',
  initial: { notes: [], autoAdvance: true, copying: NOT_COPIED },
  onOpen: (state: State) => withShownSolutions(state, true),
  onLeave: (state: State) =>
    withPuzzleState(withShownSolutions(state, false), { hasNotice: false }),
  onPuzzle: (own) => ({ ...own, notes: [], copying: { ...NOT_COPIED, as: own.copying.as } }),
};

function withShownSolutions(state: State, isShown: boolean): State {
  return { ...state, puzzle: withSolutions(state.puzzle, { isShown }) };
}

export function withEnter(state: State, change: Partial<EnterState>): State {
  return withSlice(state, enterSlice, change);
}

export function withCopying(state: State, change: Partial<Copying>): State {
  return withEnter(state, { copying: { ...inSlice(state, enterSlice).copying, ...change } });
}
