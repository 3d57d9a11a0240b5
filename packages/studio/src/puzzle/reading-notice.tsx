import type { JSX } from 'preact';
import { Button } from '../widgets/button.tsx';
import type { PuzzleProps } from './controls.ts';
import { isFault, ReadingProgress, readingSentence } from './reading-result.tsx';

/** The notice shows the lines of at most this many records with an error. */
const NAMED = 3;

/** Says what was read from a text that was pasted or dropped in a room without the text box. */
export function ReadingNotice(props: PuzzleProps): JSX.Element {
  const { state, words, controls } = props;
  const { reading, records, hasNotice } = state.puzzle;
  const { listing, broken } = records;
  const { list } = words.explorer;
  const read = hasNotice ? readingSentence(state, words) : undefined;
  const sentences = [
    read,
    read && listing.total > 0 && list.shown((listing.at ?? 0) + 1, listing.total),
    read && broken.length > 0 && list.broken(broken.slice(0, NAMED), broken.length),
  ];
  // The status element must be in the page before its text appears. Otherwise screen readers do not
  // announce the text.
  return (
    <div class={read ? 'notice' : 'hidden'} data-kind={isFault(reading) ? 'fault' : 'read'}>
      <p role="status">{sentences.filter(Boolean).join(' ')}</p>
      {read && <ReadingProgress {...props} />}
      {read && reading.kind !== 'reading' && (
        <Button onClick={() => controls.updatePuzzle((now) => ({ ...now, hasNotice: false }))}>
          {words.preferences.close}
        </Button>
      )}
    </div>
  );
}
