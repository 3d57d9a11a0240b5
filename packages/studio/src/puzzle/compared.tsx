import type { JSX } from 'preact';
import { shapeOf } from '../picture/puzzle-text.ts';
import { placeOf } from '../words/place.ts';
import type { PuzzleProps } from './controls.ts';
import { SolutionGrid } from './solution-grid.tsx';
import { differences } from './solutions.ts';

/** Two solutions side by side: the cells in which they differ, in small grids and in words. */
export function Compared({ state, words }: PuzzleProps): JSX.Element | null {
  const { text, solutions } = state.puzzle;
  const { explorer } = words;
  const { shown, pinned } = solutions;
  if (!pinned || !shown) return null;
  const differing = differences(shown, pinned);
  const marks = Array.from(text.cells, (_, cell) => (differing.includes(cell) ? 1 : 0));
  const isSame = shown.number === pinned.number;
  const cells = differing.map((cell) => ({
    place: placeOf(shapeOf(text), cell),
    digit: shown.cells[cell],
    other: pinned.cells[cell],
  }));
  return (
    <div class="compared" role="group" aria-label={explorer.compared}>
      {(isSame ? [pinned] : [pinned, shown]).map(({ number, cells }) => (
        <figure key={number}>
          <SolutionGrid puzzle={text} cells={cells} marks={marks} />
          <figcaption>{explorer.views.number(number + 1)}</figcaption>
        </figure>
      ))}
      <p role="status" class="quiet">
        {isSame
          ? explorer.chooseOther
          : explorer.difference(shown.number + 1, pinned.number + 1, cells)}
      </p>
    </div>
  );
}
