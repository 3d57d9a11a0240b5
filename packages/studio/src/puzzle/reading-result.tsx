import type { JSX } from 'preact';
import type { PuzzleProps } from './controls.ts';

/** The result of reading the text: its notation, or an error with its position. */
export function ReadingResult({ state, words }: PuzzleProps): JSX.Element {
  const { reading } = state.puzzle;
  const { enter, notations } = words;
  return (
    <div id="reading" class="reading" role="status" data-kind={reading.kind}>
      {reading.kind === 'found' && <p>{enter.found(notations[reading.notation])}</p>}
      {reading.kind === 'unreadable' && <p class="fault">{enter.unreadable}</p>}
      {reading.kind === 'broken' && (
        <dl>
          <div>
            <dt>{enter.broken(reading.error.line, reading.error.column)}</dt>
          </div>
          <div>
            <dt>{enter.expected}</dt>
            <dd>{enter.phrase(reading.error.phrases.expected)}</dd>
          </div>
          <div>
            <dt>{enter.instead}</dt>
            <dd>{enter.phrase(reading.error.phrases.found)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
