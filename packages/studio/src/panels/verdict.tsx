import type { JSX } from 'preact';
import type { Judgement } from '../picture/judgement.ts';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import { placeOf } from '../words/place.ts';

export function Verdict({ state, words, controls }: PartProps): JSX.Element {
  const { judgement, puzzle } = state;
  const isWorking = judgement.kind === 'working';
  const text = sentence(judgement, puzzle, words.verdict);
  return (
    <p class="verdict" data-kind={judgement.kind}>
      <span role="status">{text}</span>
      {isWorking && (
        <button type="button" onClick={controls.judging.cancel}>
          {words.verdict.cancel}
        </button>
      )}
    </p>
  );
}

function sentence(
  judgement: Judgement,
  puzzle: PartProps['state']['puzzle'],
  words: PartProps['words']['verdict'],
): string {
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
