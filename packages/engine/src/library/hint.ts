import { type HintResult, HintSearch } from '../explain/hint-search.ts';
import { type HintTexts, hintTexts } from '../explain/hint-texts.ts';
import { checkLanguage } from '../explain/language.ts';
import { checkStepNotation } from '../explain/notations/step-notation.ts';
import { notesText } from '../explain/note-texts.ts';
import type { StepTextOptions } from '../explain/step-text.ts';
import { sharedProducers } from '../rating/scales.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { type Answer, answer } from './answer.ts';
import { checkedOptions, type PlayerInput } from './puzzle-input.ts';

export interface HintOptions extends Partial<Omit<StepTextOptions, 'geometry'>> {
  /** The search stops when this signal is aborted. Use an AbortSignal or a `deadline`. */
  readonly signal?: Signal | undefined;
}

/**
 * A hint. `texts` is set for a step, a mistake or a conflict. The first text is vague, and the last
 * one has the reason. `notesText` is set for a step that rests on notes of the player, or that is
 * easier to see with notes.
 */
export type Hinted = Answer<
  { readonly texts: HintTexts | undefined; readonly notesText: string | undefined } & HintResult
>;

/**
 * Says what a player should look at next: what is wrong already, or else the easiest step. In a
 * text, the pencilmarks are the candidates that the player has left in each cell. A `PlayerPuzzle`
 * tells the digits, the centre notes and the corner notes of the player apart.
 *
 * @throws RangeError if the language or the notation is unknown, or if the notation does not support
 *   the size of the puzzle.
 */
export function hint(puzzle: PlayerInput, options: HintOptions = {}): Hinted {
  const { language = 'en', notation, signal } = checkedOptions(options);
  checkLanguage(language);
  checkStepNotation(notation);
  const tools = { producers: sharedProducers('hodoku'), solver: sharedSolver() };
  return answer(puzzle, {
    signal,
    begin: (read) => new HintSearch(read, tools),
    result(found, search, { givens: { geometry } }) {
      const hinted = found ?? search.stopped;
      const style = { geometry, language, notation };
      return {
        ...hinted,
        texts: hintTexts(hinted, style),
        notesText: hinted.kind === 'step' ? notesText(hinted.step.notes, style) : undefined,
      };
    },
  });
}
