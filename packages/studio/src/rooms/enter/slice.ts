import type { Action } from '../../page/action.tsx';
import { current, type Slice } from '../../page/slice.ts';
import type { PuzzleText } from '../../picture/puzzle-text.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';
import { type Copying, NOT_COPIED } from './copying.ts';

/** The state that only Enter needs. */
export interface EnterState {
  readonly root?: PuzzleText;
  readonly autoAdvance: boolean;
  readonly copying: Copying;
}

export const enterSlice: Slice<EnterState> = {
  initial: { autoAdvance: true, copying: NOT_COPIED },
  onPuzzle: (own) => ({ ...own, copying: { ...NOT_COPIED, as: own.copying.as } }),
};

export interface HasEnter extends HasPuzzle {
  readonly enter: EnterState;
}

export interface EnterControls extends Controls<HasEnter> {
  /** Undo and redo. */
  readonly history: readonly Action[];
}

export type EnterProps = PuzzleProps<HasEnter, EnterControls>;

export function withEnter<S extends HasEnter>(state: S, change: Partial<EnterState>): S {
  return { ...state, enter: { ...current(state.enter, state, enterSlice), ...change } };
}

export function withCopying<S extends HasEnter>(state: S, change: Partial<Copying>): S {
  return withEnter(state, { copying: { ...state.enter.copying, ...change } });
}
