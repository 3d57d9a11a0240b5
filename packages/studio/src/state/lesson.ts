import type { SearchEvent } from '@nonet/engine/search';
import type { Landmark, Span } from '../picture/landmark.ts';

/** Where the person is in the story that the page opens with, and whether it is told. */
export interface Guide {
  readonly stop: number;
  readonly isOpen: boolean;
}

/** What came of looking for a landmark. */
export type Jumping =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking'; readonly to: Landmark; readonly event: number }
  | { readonly kind: 'found'; readonly to: Landmark; readonly span: Span }
  | { readonly kind: 'none'; readonly to: Landmark; readonly event: number };

export const IDLE: Jumping = { kind: 'idle' };

/** Why a digit does not stand in a blank cell, at an event. */
export interface WhyNot {
  readonly event: number;
  readonly cell: number;
  readonly digit: number;
  readonly answer: Reason;
}

export type Reason =
  /** These peers hold the digit. */
  | { readonly kind: 'blocked'; readonly peers: readonly number[] }
  /** The puzzle's pencilmarks do not have it. */
  | { readonly kind: 'ruled-out' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'tried'; readonly event: number }
  | { readonly kind: 'untried' };

/** The person says what comes next, before it is shown. */
export interface Predict {
  readonly isOn: boolean;
  readonly asked: number;
  readonly right: number;
  /** The event whose next one was said already. */
  readonly answered: number | undefined;
  readonly latest: Answered | undefined;
}

/** A digit to be placed, or a way back. */
export type Guess = number | 'back';

export interface Answered {
  readonly guess: Guess;
  readonly came: Readonly<SearchEvent>;
  readonly isRight: boolean;
}

export const NO_PREDICTION: Predict = {
  isOn: false,
  asked: 0,
  right: 0,
  answered: undefined,
  latest: undefined,
};

/** A digit in a cell. */
interface Placed {
  readonly cell: number;
  readonly digit: number;
}

/** Where a run of one's own leaves the search. */
export interface Fork {
  /** The event of the run it was forked from. */
  readonly event: number;
  /** What it takes as given beside the puzzle's givens: the digits that stood, then the forced one. */
  readonly path: readonly Placed[];
}

interface Branch<Left> {
  /** Undefined for the puzzle's own run. */
  readonly fork: Fork | undefined;
  /** The run as it was left; undefined for the one on show: the state itself is it. */
  readonly left: Left | undefined;
}

/** The puzzle's own run first, then those that the person forked. */
export interface Branches<Left> {
  readonly runs: readonly Branch<Left>[];
  readonly current: number;
}

export const NO_BRANCHES: Branches<never> = {
  runs: [{ fork: undefined, left: undefined }],
  current: 0,
};
