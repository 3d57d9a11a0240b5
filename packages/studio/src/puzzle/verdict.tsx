import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { Button } from '../widgets/button.tsx';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';
import type { PuzzleProps } from './controls.ts';
import { type Check, cellsInConflict } from './state.ts';

interface VerdictProps extends PuzzleProps {
  /**
   * Set if the text in the text box is not read yet (`busy`) or cannot be read (`before`). The
   * verdict is then about the previous puzzle, so it is dimmed.
   */
  readonly stale?: 'busy' | 'before' | undefined;
}

export function Verdict({ state, words, controls, stale }: VerdictProps) {
  const { check, text } = state.puzzle;
  const isLost = check.kind === 'working' && state.page.workers.search.failed;
  const verdict = isLost ? words.verdict.failed : sentence(check, text, words.verdict);
  return (
    <p
      class="verdict"
      role="group"
      aria-label={words.verdict.label}
      aria-busy={stale === 'busy'}
      data-kind={check.kind}
      data-stale={stale}
    >
      <span role="status">{stale === 'before' ? words.verdict.before(verdict) : verdict}</span>
      {check.kind === 'working' && !isLost && (
        <Button onClick={controls.checking.cancel}>{words.cancel}</Button>
      )}
    </p>
  );
}

function sentence(check: Check, puzzle: PlainPuzzle, words: Words['verdict']): string {
  switch (check.kind) {
    case 'conflict':
      return words.conflict(cellsInConflict(check).map((cell) => placeOf(shapeOf(puzzle), cell)));
    case 'proper':
      return check.redundant?.length === 0 ? words.minimal : words.proper;
    case 'several':
      // The count stops at the first solution above the largest number that is shown.
      return check.complete ? words.several(check.count) : words.more(check.count - 1);
    default:
      return words[check.kind];
  }
}
