import type { Level } from '../rating/hodoku/hodoku-scale.ts';
import type { Candidate, Step, TechniqueId } from '../technique/step.ts';

/** Something in a game that is worth looking at. Moves are the numbers of their entries. */
export type Finding = (Guess | GameError | WentBack | Overlooked | FirstUse) & HasTime;

export interface HasTime {
  /**
   * When it was, in milliseconds: the time of the move, or when a step that was overlooked began to
   * stand open.
   */
  readonly at: number;
}

/**
 * A digit that did not follow from the position. Either the digit is right, but no technique leads to
 * it. Or it is wrong and was a try: the first wrong digit of a trial that the player dropped.
 */
export interface Guess {
  readonly kind: 'guess';
  readonly move: number;
  readonly candidate: Candidate;
  readonly isRight: boolean;
  /**
   * The first move after the trial, or the number of moves if she dropped it after the last one.
   * Undefined if the digit is right.
   */
  readonly until: number | undefined;
}

/**
 * A wrong digit, or a centre note of the solution that was removed, also if it was taken back, unless
 * it belongs to a trial that was dropped. Notes that are only incomplete are no error.
 */
export interface GameError {
  readonly kind: 'error';
  readonly move: number;
  readonly mistake: 'digit' | 'note';
  /** The wrong digits, or the digits of the solution whose notes were removed. */
  readonly candidates: readonly Candidate[];
  /**
   * The first later move, in the order of time, on whose board its cells do not contradict the
   * solution: they have the right digits, or no digits and the right notes. The number of moves if
   * the player went back after the last one. Undefined if the last board still has the error.
   */
  readonly until: number | undefined;
  /**
   * How long it was there: up to `until`, or to the last move. Pauses after which nobody was there do
   * not count.
   */
  readonly lived: number;
  /**
   * The move of an earlier error that the board still had, if this one follows from it: it is in the
   * same cell, the right digit was no longer possible, or the wrong one was a hidden single.
   */
  readonly follows: number | undefined;
}

/** An error that lived for less than this, in milliseconds, was put right at once. */
export const AT_ONCE = 3_000;

/** The player took back at least `LEAST_WENT_BACK` entries before this move. */
export interface WentBack {
  readonly kind: 'went-back';
  readonly move: number;
  /** The number of entries taken back. */
  readonly count: number;
}

export const LEAST_WENT_BACK = 5;

/**
 * An easier step stood open for at least the time in `LEAST_OVERLOOKED`, and meanwhile the player made a move that
 * needed a harder technique, or guessed or erred. A step stands open from the move before which it was
 * the easiest step until its conclusion is carried out, used by a move, or gone from the board. The
 * singles are equally hard. Of several steps of a technique that stand open at the same time, only the
 * one that stood longest is a finding.
 */
export interface Overlooked extends Omit<Step, 'pattern'> {
  readonly kind: 'overlooked';
  /** The first move before which it was the easiest step. */
  readonly move: number;
  /** The first move meanwhile that was harder, a guess or an error. */
  readonly during: number;
  /** The last move before which it stood open. */
  readonly to: number;
  /** How long it stood open, without pauses in which nobody was there. */
  readonly lasted: number;
}

/** HoDoKu's level of a technique → how long it must stand open, in milliseconds. */
export const LEAST_OVERLOOKED: Readonly<Record<Level, number>> = {
  easy: 60_000,
  medium: 90_000,
  hard: 150_000,
  unfair: 240_000,
  extreme: 300_000,
};

/** The first move without help that has a technique as its reason, if she has never used it before. */
export interface FirstUse {
  readonly kind: 'first-use';
  readonly move: number;
  readonly technique: TechniqueId;
}
