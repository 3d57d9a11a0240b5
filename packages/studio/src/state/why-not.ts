import type { Picture } from '../picture/picture.ts';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { Reason, WhyNot } from './lesson.ts';
import type { State } from './state.ts';

/** The cell of the question. It is the focused cell if that is blank, otherwise the search's current cell. */
export function askedCell({ picture, cell }: State): number | undefined {
  if (!picture || picture.solved) return undefined;
  return picture.digits[cell] === 0 ? cell : picture.current;
}

/** Answers from the picture if possible. If not, the worker has to search the recording. */
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

/** Applies the worker's answer. `event` is the event that placed the digit, or undefined if no event did. */
export function whyNotAnswered(state: State, asked: WhyNot, event: number | undefined): State {
  if (state.whyNot !== asked) return state;
  const answer: Reason = event === undefined ? { kind: 'untried' } : { kind: 'tried', event };
  return { ...state, whyNot: { ...asked, answer } };
}

/** The answer shown. It is valid only at the event that the user asked about. */
export function whyNotShown({ whyNot, picture }: State): WhyNot | undefined {
  return whyNot && whyNot.event === picture?.event && picture.digits[whyNot.cell] === 0
    ? whyNot
    : undefined;
}
