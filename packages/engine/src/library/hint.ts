import { type HintResult, HintSearch } from '../explain/hint-search.ts';
import { type HintTexts, hintTexts } from '../explain/hint-texts.ts';
import { checkLanguage } from '../explain/language.ts';
import { checkStepNotation } from '../explain/notations/step-notation.ts';
import type { StepTextOptions } from '../explain/step-text.ts';
import { sharedProducers } from '../rating/scales.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import type { Answer } from './answer.ts';
import { checkOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface HintOptions extends Partial<Omit<StepTextOptions, 'geometry'>> {
  /** The search stops when this signal is aborted. Use an AbortSignal or a `deadline`. */
  readonly signal?: Signal | undefined;
}

/**
 * A hint. `texts` is set for a step, a mistake or a conflict. The first text is vague, and the last
 * one has the reason.
 */
export type Hinted = Answer<{ readonly texts: HintTexts | undefined } & HintResult>;

/**
 * Says what a player should look at next: what is wrong already, or else the easiest step. The
 * pencilmarks of the puzzle are the candidates that the player has left in each cell.
 *
 * @throws RangeError if the language or the notation is unknown, or if the notation does not support
 *   the size of the puzzle.
 */
export function hint(puzzle: PuzzleInput, options: HintOptions = {}): Hinted {
  checkOptions(options);
  const { language = 'en', notation, signal } = options;
  checkLanguage(language);
  checkStepNotation(notation);
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const { geometry } = read.puzzle.givens;
  const search = new HintSearch(read.puzzle, {
    producers: sharedProducers('hodoku'),
    solver: sharedSolver(),
  });
  const result = finish(search, signal) ?? search.stopped;
  return { ok: true, ...result, texts: hintTexts(result, { geometry, language, notation }) };
}
