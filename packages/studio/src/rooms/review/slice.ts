import { atEntry, type Journal, START } from '@nonet/engine/game';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { HasLesson } from '../../coach/lesson/slice.ts';
import type { HasTechnique } from '../../coach/technique/slice.ts';
import { type GameState, gameOf, type HasGame } from '../../game/state.ts';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { CoachStep } from '../../picture/coaching.ts';
import type { ReviewText } from '../../picture/reviewing.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';

/** What a review was made of. */
type Reviewed = Pick<Journal, 'entries' | 'helps' | 'now'>;

export interface ReviewState {
  readonly root?: PlainPuzzle;
  /** The board before this move is shown. Default: the board at the end. */
  readonly at: number | undefined;
  /** The latest review, and what it is about. */
  readonly latest: (Reviewed & { readonly text: ReviewText }) | undefined;
  readonly showsStep: boolean;
  /** The easiest step before a move, as soon as it is known. */
  readonly easiest: { readonly move: number; readonly step: CoachStep | undefined } | undefined;
  readonly stage: number;
}

const START_OF_REVIEW: ReviewState = {
  at: undefined,
  latest: undefined,
  showsStep: false,
  easiest: undefined,
  stage: 0,
};

export const reviewSlice: PuzzleSlice<ReviewState> = {
  initial: START_OF_REVIEW,
  onPuzzle: () => START_OF_REVIEW,
};

export interface HasReview extends HasGame, HasLesson, HasTechnique {
  readonly review: ReviewState;
}

export interface ReviewControls extends Controls<HasReview> {
  readonly animation: () => Promise<Blob>;
}

export type ReviewProps = PuzzleProps<HasReview, ReviewControls>;

export function reviewStateOf(state: HasReview): ReviewState {
  return current(state.review, state, reviewSlice);
}

export function withReview<S extends HasReview>(state: S, change: Partial<ReviewState>): S {
  return { ...state, review: { ...reviewStateOf(state), ...change } };
}

/** The review of the game as it is. Undefined as long as there is none. */
export function reviewOf(state: HasReview): ReviewText | undefined {
  const { latest } = reviewStateOf(state);
  const { entries, helps, now } = gameOf(state).journal;
  const isLatest = latest?.entries === entries && latest.helps === helps && latest.now === now;
  return isLatest ? latest.text : undefined;
}

/** The move before which the board is shown. At the end it is the number of moves. */
export function moveShown(state: HasReview): number {
  const { length } = gameOf(state).journal.entries;
  return Math.min(reviewStateOf(state).at ?? length, length);
}

/** The game as it was before a move, also if the player had taken something back. */
export function gameBefore(game: GameState, move: number): GameState {
  const { entries, now } = game.journal;
  const parent = entries.at(move)?.parent ?? now;
  return atEntry(game, Math.max(START, parent));
}

/** Goes to the board before a move. */
export function withPosition<S extends HasReview>(state: S, to: number): S {
  const { length } = gameOf(state).journal.entries;
  const at = Math.max(0, Math.min(length, to));
  return withReview(state, { at, stage: 0 });
}

/** Goes to the board before a move, and shows the move. */
export function withMove<S extends HasReview>(state: S, move: number): S {
  return withReview(withPosition(state, move), { showsStep: false });
}

export function withEasiestStep<S extends HasReview>(state: S, move: number): S {
  return withReview(withPosition(state, move), { showsStep: true });
}

/** The easiest step of the position, if it is shown and known. */
export function stepShown(state: HasReview): CoachStep | undefined {
  const { easiest, showsStep } = reviewStateOf(state);
  return showsStep && easiest?.move === moveShown(state) ? easiest.step : undefined;
}
