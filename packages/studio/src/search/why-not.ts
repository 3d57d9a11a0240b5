import { shapeOf } from '@nonet/engine/notation';
import { reasonInGrid } from '../picture/reason.ts';
import { withRun } from './slice.ts';
import type { HasRun, Reason, RunState, WhyNot } from './state.ts';

/**
 * The cell to ask about: the focused cell if it is blank, otherwise the current cell of the search.
 */
export function askedCell({ run: { picture }, puzzle: { cell } }: HasRun): number | undefined {
  if (!picture || picture.solved) return undefined;
  return picture.digits[cell] === 0 ? cell : picture.current;
}

/** Asks why a digit is not in the cell. If the worker must search, the answer is `looking`. */
export function withWhyNot<S extends HasRun>(state: S, digit: number): S {
  const { picture } = state.run;
  const { text } = state.puzzle;
  const cell = askedCell(state);
  if (!picture || cell === undefined || digit < 1 || digit > shapeOf(text).size) return state;
  const { event } = picture;
  const { digits, candidates } = picture;
  const answer = reasonInGrid(digits, candidates[cell], shapeOf(text).peers[cell], digit);
  return withRun(state, { whyNot: { event, cell, digit, answer: answer ?? { kind: 'looking' } } });
}

/**
 * Adds the worker's answer: the event that tried the digit, or undefined if it has not been tried.
 */
export function withWhyNotAnswer<S extends HasRun>(
  state: S,
  asked: WhyNot,
  event: number | undefined,
): S {
  if (state.run.whyNot !== asked) return state;
  const answer: Reason = event === undefined ? { kind: 'untried' } : { kind: 'tried', event };
  return withRun(state, { whyNot: { ...asked, answer } });
}

/** The question shown. It is shown only at the event that the user asked about. */
export function whyNotShown({ whyNot, picture }: RunState): WhyNot | undefined {
  return whyNot && whyNot.event === picture?.event && picture.digits[whyNot.cell] === 0
    ? whyNot
    : undefined;
}
