import type { Picture } from '../picture/picture.ts';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { Reason, WhyNot } from './lesson.ts';
import type { State } from './state.ts';

/** The cell to ask about: the focused cell if it is blank, otherwise the current cell of the search. */
export function askedCell({ picture, cell }: State): number | undefined {
  if (!picture || picture.solved) return undefined;
  return picture.digits[cell] === 0 ? cell : picture.current;
}

/** Asks why a digit is not in the cell. If the worker must search, the answer is `looking`. */
export function whyNot(state: State, digit: number): State {
  const { picture, puzzle } = state;
  const cell = askedCell(state);
  if (!picture || cell === undefined || digit < 1 || digit > shapeOf(puzzle).size) return state;
  const { event } = picture;
  return { ...state, whyNot: { event, cell, digit, answer: reason(picture, puzzle, cell, digit) } };
}

function reason(
  { digits, candidates }: Picture,
  puzzle: State['puzzle'],
  cell: number,
  digit: number,
): Reason {
  const peers = Array.from(shapeOf(puzzle).peers[cell]).filter((peer) => digits[peer] === digit);
  if (peers.length > 0) return { kind: 'blocked', peers };
  if ((candidates[cell] & (1 << (digit - 1))) === 0) return { kind: 'ruled-out' };
  return { kind: 'looking' };
}

/** Adds the worker's answer: the event that tried the digit, or undefined if it has not been tried. */
export function whyNotAnswered(state: State, asked: WhyNot, event: number | undefined): State {
  if (state.whyNot !== asked) return state;
  const answer: Reason = event === undefined ? { kind: 'untried' } : { kind: 'tried', event };
  return { ...state, whyNot: { ...asked, answer } };
}

/** The question shown. It is shown only at the event that the user asked about. */
export function whyNotShown({ whyNot, picture }: State): WhyNot | undefined {
  return whyNot && whyNot.event === picture?.event && picture.digits[whyNot.cell] === 0
    ? whyNot
    : undefined;
}
