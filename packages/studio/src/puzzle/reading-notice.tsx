import { useRef } from 'preact/hooks';
import { usePassing } from '../page/passing.ts';
import { Button } from '../widgets/button.tsx';
import type { PuzzleProps } from './controls.ts';
import { isFault, ReadingProgress, readingSentence } from './reading-result.tsx';

/** The notice shows the lines of at most this many records with an error. */
const NAMED = 3;

/**
 * Says what was read from a text that was pasted or dropped in a room without the text box. If it
 * was read without a fault, the notice closes by itself.
 */
export function ReadingNotice(props: PuzzleProps) {
  const { state, words, controls } = props;
  const { reading, records, hasNotice } = state.puzzle;
  const { listing, broken } = records;
  const { list } = words.explorer;
  const read = hasNotice ? readingSentence(state, words) : undefined;
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => controls.updatePuzzle((now) => ({ ...now, hasNotice: false }));
  const isPassing = hasNotice && ['found', 'program', 'link'].includes(reading.kind);
  usePassing(box, isPassing ? reading : undefined, close);
  const sentences = [
    read,
    read && listing.total > 0 && list.shown((listing.at ?? 0) + 1, listing.total),
    read && broken.length > 0 && list.broken(broken.slice(0, NAMED), broken.length),
  ];
  // The status element must be in the page before its text appears. Otherwise screen readers do not
  // announce the text.
  return (
    <div
      ref={box}
      class={read ? 'notice' : 'hidden'}
      data-kind={isFault(reading) ? 'fault' : 'read'}
    >
      <p role="status">{sentences.filter(Boolean).join(' ')}</p>
      {read && <ReadingProgress {...props} />}
      {read && reading.kind !== 'reading' && <Button onClick={close}>{words.close}</Button>}
    </div>
  );
}
