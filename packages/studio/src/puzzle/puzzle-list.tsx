import type { JSX } from 'preact';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import { Button } from '../widgets/button.tsx';
import { Preview } from './preview.tsx';

interface PuzzleListProps {
  readonly name: string;
  readonly puzzles: readonly {
    readonly key: string;
    readonly puzzle: PuzzleText;
    readonly title: string;
    readonly text?: string;
  }[];
  readonly isOpened: (puzzle: PuzzleText) => boolean;
  readonly open: (puzzle: PuzzleText) => void;
}

/** A list of puzzles with thumbnails, folded until the user opens it. */
export function PuzzleList({ name, puzzles, isOpened, open }: PuzzleListProps): JSX.Element {
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
