import type { PlainPuzzle } from '@nonet/engine/notation';
import { useMemo } from 'preact/hooks';
import { recall } from '../../../page/kept.ts';
import { gallery } from '../../../puzzle/gallery.ts';
import { galleryEn, galleryKo } from '../../../puzzle/gallery-words.ts';
import { withRoot } from '../../../puzzle/history.ts';
import { Preview } from '../../../puzzle/preview.tsx';
import { recentKept } from '../../../puzzle/recent.ts';
import { isSamePuzzle } from '../../../puzzle/state.ts';
import { Button } from '../../../widgets/button.tsx';
import type { MakeProps } from './slice.ts';
import { makeWords } from './words.ts';

/**
 * Famous puzzles and some made by Nonet, each with a line on what to watch for. Below them are the
 * puzzles that the user opened last.
 */
export function Gallery({ state, words, controls }: MakeProps) {
  const { language } = state.page;
  const texts = { en: galleryEn, ko: galleryKo }[language];
  const own = makeWords[language];
  const recent = useMemo(() => recall(recentKept) ?? [], [state.puzzle.root]);
  const list = {
    isOpened: (puzzle: PlainPuzzle) => isSamePuzzle(puzzle, state.puzzle.root),
    open: (puzzle: PlainPuzzle) => controls.updatePuzzle((now) => withRoot(now, puzzle)),
  };
  return (
    <>
      <PuzzleList
        {...list}
        name={own.gallery}
        puzzles={gallery.map(({ id, ...puzzle }) => ({ key: id, puzzle, ...texts[id] }))}
      />
      {recent.length > 0 && (
        <PuzzleList
          {...list}
          name={own.recent}
          puzzles={recent.map((puzzle) => ({
            key: JSON.stringify(puzzle),
            puzzle,
            title: words.explorer.list.givens(puzzle.cells.replaceAll('.', '').length),
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
  }[];
  readonly isOpened: (puzzle: PlainPuzzle) => boolean;
  readonly open: (puzzle: PlainPuzzle) => void;
}

/** A list of puzzles with thumbnails, folded until the user opens it. */
function PuzzleList({ name, puzzles, isOpened, open }: PuzzleListProps) {
  return (
    <details class="puzzle-list">
      <summary>{name}</summary>
      <ul>
        {puzzles.map(({ key, puzzle, title, text }) => (
          <li key={key}>
            <Button
              aria-current={isOpened(puzzle) ? 'true' : undefined}
              onClick={() => open(puzzle)}
            >
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
