import type { PlainPuzzle } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { Button } from '../widgets/button.tsx';
import { Preview } from './preview.tsx';

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
