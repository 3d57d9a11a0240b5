import type { Action } from '../../page/action.tsx';
import { current, type Slice } from '../../page/slice.ts';
import type { PuzzleText } from '../../picture/puzzle-text.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';
import { type Copying, NOT_COPIED } from './copying.ts';

/** The state that only Make needs. */
export interface MakeState {
  readonly root?: PuzzleText;
  readonly autoAdvance: boolean;
  readonly copying: Copying;
}

export const makeSlice: Slice<MakeState> = {
  initial: { autoAdvance: true, copying: NOT_COPIED },
  onPuzzle: (own) => ({ ...own, copying: { ...NOT_COPIED, as: own.copying.as } }),
};

export interface HasMake extends HasPuzzle {
  readonly make: MakeState;
}

export interface MakeControls extends Controls<HasMake> {
  /** Undo and redo. */
  readonly history: readonly Action[];
}

export type MakeProps = PuzzleProps<HasMake, MakeControls>;

export function withMake<S extends HasMake>(state: S, change: Partial<MakeState>): S {
  return { ...state, make: { ...current(state.make, state, makeSlice), ...change } };
}

export function withCopying<S extends HasMake>(state: S, change: Partial<Copying>): S {
  return withMake(state, { copying: { ...state.make.copying, ...change } });
}
