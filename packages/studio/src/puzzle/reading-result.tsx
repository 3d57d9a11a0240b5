import type { JSX } from 'preact';
import type { Words } from '../words/words.ts';
import type { PuzzleProps } from './controls.ts';
import type { PuzzleState } from './state.ts';

/** The result of reading the text: its notation, or a sentence that says what is wrong where. */
export function ReadingResult({ state, words }: PuzzleProps): JSX.Element {
  const { reading } = state.puzzle;
  const sentence = readingSentence(reading, words);
  return (
    <div id="reading" class="reading" role="status" data-kind={reading.kind}>
      {sentence && <p class={isFault(reading) ? 'fault' : undefined}>{sentence}</p>}
    </div>
  );
}

export function isFault({ kind }: PuzzleState['reading']): boolean {
  return kind === 'broken' || kind === 'unreadable';
}

/** What was read, or why nothing could be read. Undefined if there is nothing to say. */
export function readingSentence(
  reading: PuzzleState['reading'],
  { enter, notations, ownProgram }: Words,
): string | undefined {
  if (reading.kind === 'found') return enter.found(notations[reading.notation]);
  if (reading.kind === 'program') {
    const read = ownProgram.read(reading.name, reading.events);
    return reading.isSaved ? read : `${read} ${ownProgram.notSaved}`;
  }
  if (reading.kind === 'link') return enter.found(enter.link);
  if (reading.kind === 'unreadable') return enter.unreadable;
  return reading.kind === 'broken' ? enter.sentence(reading.error) : undefined;
}
