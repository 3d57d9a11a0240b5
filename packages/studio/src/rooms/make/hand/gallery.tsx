import { levelNames } from '@nonet/engine/explain';
import type { PlainPuzzle } from '@nonet/engine/notation';
import { useMemo, useState } from 'preact/hooks';
import { recentKept, withRecent } from '../../../game/recent.ts';
import { recall } from '../../../page/kept.ts';
import { aboutIn } from '../../../puzzle/about-codec.ts';
import { gallery } from '../../../puzzle/gallery.ts';
import { galleryEn, galleryKo } from '../../../puzzle/gallery-words.ts';
import { withRoot } from '../../../puzzle/history.ts';
import { Preview } from '../../../puzzle/preview.tsx';
import { isSamePuzzle, NO_TEXT, withPuzzleState } from '../../../puzzle/state.ts';
import type { GalleryVariant } from '../../../puzzle/variant-gallery.ts';
import { Button } from '../../../widgets/button.tsx';
import type { MakeProps } from './slice.ts';
import { makeWords } from './words.ts';

/**
 * Famous puzzles and some made by Nonet, each with a line on what to watch for. Below them are variants,
 * and the puzzles that the user opened last.
 */
export function Gallery({ state, words, controls }: MakeProps) {
  const { language } = state.page;
  const texts = { en: galleryEn, ko: galleryKo }[language];
  const own = makeWords[language];
  const recent = useMemo(() => recall(recentKept) ?? [], [state.puzzle.root]);
  const [variants, setVariants] = useState<readonly GalleryVariant[]>([]);
  const isOpened = (puzzle: PlainPuzzle): boolean => isSamePuzzle(puzzle, state.puzzle.root);
  return (
    <>
      <PuzzleList
        isOpened={isOpened}
        name={own.gallery}
        puzzles={gallery.map(({ id, ...puzzle }) => ({
          key: id,
          puzzle,
          ...texts[id],
          open: () => controls.updatePuzzle((now) => withRoot(now, puzzle)),
        }))}
      />
      <PuzzleList
        isOpened={isOpened}
        name={own.variants}
        onUnfold={() =>
          void import('../../../puzzle/variant-gallery.ts').then((it) =>
            setVariants(it.variantGallery),
          )
        }
        puzzles={variants.map(({ id, puzzle, title, level, steps, hardest }) => ({
          key: id,
          puzzle,
          title: title[language],
          text: own.variant(levelNames[language][level], steps, hardest[language]),
          open: () => controls.updatePuzzle((now) => withRoot(now, puzzle)),
        }))}
      />
      {recent.length > 0 && (
        <PuzzleList
          isOpened={isOpened}
          name={own.recent}
          puzzles={recent.map((it) => ({
            key: JSON.stringify(it.puzzle),
            puzzle: it.puzzle,
            title:
              aboutIn(it.values).title ??
              words.explorer.list.givens(it.puzzle.cells.replaceAll('.', '').length),
            open: () => controls.update((now) => withPuzzleState(withRecent(now, it), NO_TEXT)),
          }))}
        />
      )}
      {state.page.unkept.includes(recentKept.key) && (
        <p role="status" class="quiet">
          {own.unkept}
        </p>
      )}
    </>
  );
}

interface PuzzleListProps {
  readonly name: string;
  readonly puzzles: readonly {
    readonly key: string;
    readonly puzzle: PlainPuzzle;
    readonly title: string;
    readonly text?: string;
    readonly open: () => void;
  }[];
  readonly isOpened: (puzzle: PlainPuzzle) => boolean;
  readonly onUnfold?: () => void;
}

/** A list of puzzles with thumbnails. They are drawn while it is unfolded. */
function PuzzleList({ name, puzzles, isOpened, onUnfold }: PuzzleListProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const toggle = (isOpen: boolean): void => {
    setUnfolded(isOpen);
    if (isOpen) onUnfold?.();
  };
  const shown = isUnfolded ? puzzles : [];
  return (
    <details class="puzzle-list" onToggle={({ currentTarget: { open } }) => toggle(open)}>
      <summary>{name}</summary>
      <ul>
        {shown.map(({ key, puzzle, title, text, open }) => (
          <li key={key}>
            <Button aria-current={isOpened(puzzle) ? 'true' : undefined} onClick={open}>
              <Preview puzzle={puzzle} />
              <b>{title}</b>
            </Button>
            {text && <p class="quiet">{text}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
