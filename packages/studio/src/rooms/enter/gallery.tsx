import type { JSX } from 'preact';
import { gallery } from '../../puzzle/gallery.ts';
import { galleryEn, galleryKo } from '../../puzzle/gallery-words.ts';
import { Preview } from '../../puzzle/preview.tsx';
import { NO_TEXT, withPuzzleState } from '../../puzzle/state.ts';
import type { PartProps } from '../../run/controls.ts';
import { withPuzzle } from '../../run/transitions.ts';
import { enterWords } from './words.ts';

/** Famous puzzles and some of our own, each with a line on what to watch for. */
export function Gallery({ state, controls }: PartProps): JSX.Element {
  const { language } = state.page;
  const texts = { en: galleryEn, ko: galleryKo }[language];
  return (
    <details class="gallery">
      <summary>{enterWords[language].gallery}</summary>
      <ul>
        {gallery.map(({ id, ...puzzle }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={state.puzzle.root.cells === puzzle.cells ? 'true' : undefined}
              onClick={() =>
                controls.update((now) => withPuzzleState(withPuzzle(now, puzzle), NO_TEXT))
              }
            >
              <Preview puzzle={puzzle} />
              <b>{texts[id].title}</b>
            </button>
            <p class="quiet">{texts[id].text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
