import { sharedChains } from '../explain/chain-search.ts';
import type { HintTexts } from '../explain/hint-levels.ts';
import { type HintResult, HintSearch } from '../explain/hint-search.ts';
import { hintTexts } from '../explain/hint-texts.ts';
import { notesText } from '../explain/note-texts.ts';
import { sharedTools } from '../rating/scales.ts';
import { type Answer, answer } from './answer.ts';
import { checkedTextOptions, type ExplainOptions } from './explain.ts';
import type { PlayerInput } from './puzzle-input.ts';

/**
 * A hint. `texts` is set for a step, a mistake or a conflict. The first text is vague, and the last
 * one has the reason. `notesText` is set for a step that rests on notes of the player, or that is
 * easier to see with notes.
 */
export type Hinted = Answer<
  { readonly texts: HintTexts | undefined; readonly notesText: string | undefined } & HintResult
>;

/**
 * Says what a player should look at next: what is wrong already, or else the easiest step. Steps come in
 * HoDoKu's order, but hidden singles come before naked ones, as people see them. If none of
 * HoDoKu's techniques finds a step, it is a chain of Sudoku Explainer, and if there is none, a cell of
 * which all digits but one soon fail. In a text, the pencilmarks are the candidates that the player has
 * left in each cell. A `PlayerPuzzle` tells the digits, the centre notes and the corner notes of the
 * player apart.
 *
 * @throws RangeError if the language or the notation is unknown, or if the notation does not support
 *   the size of the puzzle.
 */
export function hint(puzzle: PlayerInput, options: ExplainOptions = {}): Hinted {
  const { language, notation, signal } = checkedTextOptions(options);
  return answer(puzzle, {
    variants: true,
    signal,
    begin: (read) => new HintSearch(read, { ...sharedTools('hodoku'), chains: sharedChains() }),
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
