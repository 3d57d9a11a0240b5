import { type Justification, Justifying } from '../explain/justify.ts';
import type { Conclusion } from '../explain/needed-steps.ts';
import { isObject, wrongKind } from '../grid/wrong-kind.ts';
import { sharedTools } from '../rating/scales.ts';
import type { SignalOption } from '../work/signal.ts';
import { type Answer, answer } from './answer.ts';
import { checkedOptions, type PlayerInput } from './puzzle-input.ts';

export type Justified = Answer<Justification>;

/**
 * Says why a cell has a digit, or why it does not have it: the easiest steps that lead there, with
 * the techniques of HoDoKu 2.2.0 in their order, and the hardest technique among them. `technique`
 * is undefined if there is no such step: the digits and notes show the conclusion already, or it is
 * `wrong`, or no technique up to forcing nets leads to it (`stuck`).
 *
 *     justify(puzzle, { kind: 'elimination', candidate: candidateOf(40, 7) })
 *
 * @throws RangeError if the puzzle has no such candidate.
 */
export function justify(
  puzzle: PlayerInput,
  conclusion: Conclusion,
  options: SignalOption = {},
): Justified {
  const { signal } = checkedOptions(options);
  if (!isObject(conclusion) || !['placement', 'elimination'].includes(conclusion.kind)) {
    throw wrongKind('conclusion', 'an object whose kind is placement or elimination', conclusion);
  }
  return answer(puzzle, {
    variants: true,
    signal,
    begin: (read) => new Justifying(read, conclusion, sharedTools('hodoku')),
    result: (found, work) => found ?? work.stopped,
  });
}
