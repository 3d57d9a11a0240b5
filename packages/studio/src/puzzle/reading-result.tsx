import type { JSX } from 'preact';
import type { PuzzleProps } from './controls.ts';

/** The result of reading the text: its notation, or a sentence that says what is wrong where. */
export function ReadingResult({ state, words }: PuzzleProps): JSX.Element {
  const { reading } = state.puzzle;
  const { enter, notations } = words;
  return (
    <div id="reading" class="reading" role="status" data-kind={reading.kind}>
      {reading.kind === 'found' && <p>{enter.found(notations[reading.notation])}</p>}
      {reading.kind === 'unreadable' && <p class="fault">{enter.unreadable}</p>}
      {reading.kind === 'broken' && <p class="fault">{enter.sentence(reading.error)}</p>}
    </div>
  );
}
