import type { JSX } from 'preact';
import { Button } from '../widgets/button.tsx';
import type { Words } from '../words/words.ts';
import type { PuzzleProps } from './controls.ts';
import type { PuzzleState } from './state.ts';

/**
 * The result of reading the text: its notation, or a sentence that says what is wrong and where.
 */
export function ReadingResult(props: PuzzleProps): JSX.Element {
  const { reading } = props.state.puzzle;
  const sentence = readingSentence(reading, props.words);
  return (
    <div class="reading" data-kind={reading.kind}>
      <div id="reading" role="status">
        {sentence && <p class={isFault(reading) ? 'fault' : undefined}>{sentence}</p>}
      </div>
      <ReadingProgress {...props} />
    </div>
  );
}

/** Shows how much of a long trace has been read, with a button to cancel. */
export function ReadingProgress({ state, words, controls }: PuzzleProps): JSX.Element | null {
  const { reading } = state.puzzle;
  if (reading.kind !== 'reading') return null;
  return (
    <p class="reading-progress">
      {words.ownProgram.soFar(reading.events)}
      <Button class="inline" onClick={controls.reading.cancel}>
        {words.ownProgram.cancel}
      </Button>
    </p>
  );
}

export function isFault({ kind }: PuzzleState['reading']): boolean {
  return kind === 'broken' || kind === 'picture' || kind === 'unreadable';
}

/** What was read, or why nothing could be read. Undefined if there is nothing to say. */
export function readingSentence(
  reading: PuzzleState['reading'],
  { enter, notations, ownProgram }: Words,
): string | undefined {
  if (reading.kind === 'reading') return ownProgram.reading;
  if (reading.kind === 'found') return enter.found(notations[reading.notation]);
  if (reading.kind === 'program') {
    const read = ownProgram.read(reading.name, reading.events);
    return reading.isSaved ? read : `${read} ${ownProgram.notSaved}`;
  }
  if (reading.kind === 'link') return enter.found(enter.link);
  if (reading.kind === 'picture') return enter.picture(reading.format);
  if (reading.kind === 'unreadable') return enter.unreadable;
  return reading.kind === 'broken' ? enter.sentence(reading.error) : undefined;
}
