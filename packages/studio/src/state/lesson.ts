import type { SearchEvent } from '@nonet/engine/search';
import type { Landmark, Span } from '../picture/landmark.ts';

/** The current stop of the tour, and whether the tour is open. */
export interface Guide {
  readonly stop: number;
  readonly isOpen: boolean;
}

/** The state of a search for a landmark. A landmark is a moment such as the deepest dead end. */
export type Jumping =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking'; readonly to: Landmark; readonly event: number }
  | { readonly kind: 'found'; readonly to: Landmark; readonly span: Span }
  | { readonly kind: 'none'; readonly to: Landmark; readonly event: number };

export const IDLE: Jumping = { kind: 'idle' };

/** The user's question why a digit is not in a blank cell at an event, and the answer. */
export interface WhyNot {
  readonly event: number;
  readonly cell: number;
  readonly digit: number;
  readonly answer: Reason;
}

export type Reason =
  /** These peers have the digit. */
  | { readonly kind: 'blocked'; readonly peers: readonly number[] }
  /** The puzzle's pencilmarks exclude the digit. */
  | { readonly kind: 'ruled-out' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'tried'; readonly event: number }
  | { readonly kind: 'untried' };

/** The user predicts each next step of the search. Counts the questions asked and the right answers. */
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
   * The givens added to the original puzzle: those of the parent run, the digits it had placed, and
   * last the user's digit.
   */
  readonly path: readonly Placed[];
}

interface Branch<SavedRun> {
  /** Undefined for the search of the original puzzle. */
  readonly fork: Fork | undefined;
  /** The run as it was when last shown. Undefined for the current run, which is in the state itself. */
  readonly saved: SavedRun | undefined;
}

/** The search of the original puzzle, then the runs that the user forked. */
export interface Branches<SavedRun> {
  readonly runs: readonly Branch<SavedRun>[];
  readonly current: number;
}

export const NO_BRANCHES: Branches<never> = {
  runs: [{ fork: undefined, saved: undefined }],
  current: 0,
};
