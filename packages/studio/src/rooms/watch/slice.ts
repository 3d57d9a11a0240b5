import type { PlainPuzzle } from '@nonet/engine/notation';
import type { SearchEvent } from '@nonet/engine/search';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import { isOpen } from '../../page/state.ts';
import type { PuzzleProps } from '../../puzzle/controls.ts';
import type { PuzzleState } from '../../puzzle/state.ts';
import type { RunControls } from '../../search/controls.ts';
import { eventShown } from '../../search/player.ts';
import type { HasRun, RunState } from '../../search/state.ts';

export interface WatchState {
  readonly root?: PlainPuzzle;
  /** The current stop of the tour, and whether the tour is open. */
  readonly guide: { readonly stop: number; readonly isOpen: boolean };
  readonly branches: Branches;
  readonly predict: Predict;
}

/**
 * The state of predicting the next steps of the search: the number of questions asked and of right
 * answers.
 */
export interface Predict {
  readonly isOn: boolean;
  readonly asked: number;
  readonly right: number;
  /** The event at which the user answered the latest question. */
  readonly answered: number | undefined;
  readonly latest: Answered | undefined;
}

/** The user's answer: the digit placed next, or `back` if the search goes back. */
export type Guess = number | 'back';

export interface Answered {
  readonly guess: Guess;
  readonly actual: Readonly<SearchEvent>;
  readonly isRight: boolean;
  /** The cell asked about. */
  readonly cell: number;
  readonly passed: PassedDigits;
}

/**
 * The digits smaller than the placed digit, grouped by the reason why the search did not place
 * them.
 */
export interface PassedDigits<Digit = number> {
  /** A peer has the digit. */
  readonly blocked: readonly Digit[];
  /** The puzzle's pencilmarks exclude the digit. */
  readonly ruledOut: readonly Digit[];
  readonly tried: readonly Digit[];
}

export const NO_PREDICTION: Predict = {
  isOn: false,
  asked: 0,
  right: 0,
  answered: undefined,
  latest: undefined,
};

interface Placed {
  readonly cell: number;
  readonly digit: number;
}

/** A run that the user forked: the search of the puzzle with added givens. */
export interface Fork {
  /** The event at which the user forked the parent run. */
  readonly event: number;
  /**
   * The givens added to the original puzzle: first the givens added in the parent run, then the
   * digits that the parent run had placed, and last the user's digit.
   */
  readonly path: readonly Placed[];
}

/** The part of a run's state that is saved while another run is shown. */
interface SavedRun {
  readonly run: RunState;
  readonly puzzle: Pick<PuzzleState, 'text' | 'check' | 'cell'>;
}

interface Branch {
  /** Undefined for the search of the original puzzle. */
  readonly fork: Fork | undefined;
  /**
   * The run as it was when last shown. Undefined for the current run, which is in the state itself.
   */
  readonly saved: SavedRun | undefined;
}

/** The search of the original puzzle, then the runs that the user forked. */
export interface Branches {
  readonly runs: readonly Branch[];
  readonly current: number;
}

const NO_BRANCHES: Branches = { runs: [{ fork: undefined, saved: undefined }], current: 0 };

export const watchSlice: PuzzleSlice<WatchState> = {
  initial: { guide: { stop: 0, isOpen: false }, branches: NO_BRANCHES, predict: NO_PREDICTION },
  onPuzzle: ({ guide, predict }) => ({
    guide: { ...guide, isOpen: false },
    branches: NO_BRANCHES,
    predict,
  }),
};

export interface HasWatch extends HasRun {
  readonly watch: WatchState;
}

export function watchOf(state: HasWatch): WatchState {
  return current(state.watch, state, watchSlice);
}

export function withWatch<S extends HasWatch>(state: S, change: Partial<WatchState>): S {
  return { ...state, watch: { ...watchOf(state), ...change } };
}

/** Whether the player is at another event than the picture. */
export function isMomentAwaited(state: HasRun): boolean {
  const { picture, player, recorded } = state.run;
  if (!isOpen(state, 'watch') || !picture) return false;
  return picture.event !== eventShown(player, recorded);
}

export interface WatchControls extends RunControls<HasWatch> {
  /** Handles a digit that was typed or pressed. 0 is the answer "the search goes back". */
  readonly pressDigit: (digit: number) => void;
}

export type WatchProps = PuzzleProps<HasWatch, WatchControls>;
