import type { JSX } from 'preact';
import type { Judgement } from '../picture/judgement.ts';
import { type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';
import { Button } from '../widgets/button.tsx';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';
import type { PuzzleProps } from './controls.ts';

interface VerdictProps extends PuzzleProps {
  /**
   * Set if the text in the text box is not read yet (`busy`) or cannot be read (`before`). The
   * verdict is then about the previous puzzle, so it is dimmed.
   */
  readonly stale?: 'busy' | 'before' | undefined;
}

export function Verdict({ state, words, controls, stale }: VerdictProps): JSX.Element {
  const { judgement, text } = state.puzzle;
  const verdict = sentence(judgement, text, words.verdict);
  return (
    <p
      class="verdict"
      role="group"
      aria-label={words.verdict.label}
      aria-busy={stale === 'busy'}
      data-kind={judgement.kind}
      data-stale={stale}
    >
      <span role="status">{stale === 'before' ? words.verdict.before(verdict) : verdict}</span>
      {judgement.kind === 'working' && (
        <Button onClick={controls.judging.cancel}>{words.verdict.cancel}</Button>
      )}
    </p>
  );
}

function sentence(judgement: Judgement, puzzle: PuzzleText, words: Words['verdict']): string {
  switch (judgement.kind) {
    case 'conflict':
      return words.conflict(judgement.cells.map((cell) => placeOf(shapeOf(puzzle), cell)));
    case 'unique':
      return judgement.minimal ? words.minimal : words.unique;
    case 'several':
      return judgement.solutions === undefined
        ? words.severalUncounted
        : words.several(judgement.solutions);
    case 'more':
      return words.more(judgement.cap);
    default:
      return words[judgement.kind];
  }
}
