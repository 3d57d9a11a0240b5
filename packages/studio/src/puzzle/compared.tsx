import { shapeOf } from '@nonet/engine/notation';
import { placeOf } from '../words/place.ts';
import type { PuzzleProps } from './controls.ts';
import { SolutionGrid } from './solution-grid.tsx';
import { differences, type Numbered } from './solutions.ts';

/** The chosen solution beside the one with which the user compares it. */
export function Compared(props: PuzzleProps) {
  const { explorer } = props.words;
  const { shown, pinned } = props.state.puzzle.solutions;
  if (!pinned || !shown) return null;
  return <ComparedPair {...props} label={explorer.compared} pair={[pinned, shown]} />;
}

interface PairProps extends PuzzleProps {
  readonly label: string;
  readonly pair: readonly Numbered[];
}

/** Two solutions side by side: the cells in which they differ, in small grids and in words. */
export function ComparedPair({ state, words, label, pair }: PairProps) {
  const { text } = state.puzzle;
  const { explorer } = words;
  const [first, second] = pair;
  const differing = differences(second, first);
  const marks = Array.from(text.cells, (_, cell) => (differing.includes(cell) ? 1 : 0));
  const isSame = second.number === first.number;
  const cells = differing.map((cell) => ({
    place: placeOf(shapeOf(text), cell),
    digit: second.cells[cell],
    other: first.cells[cell],
  }));
  return (
    <div class="compared" role="group" aria-label={label} style={{ '--size': shapeOf(text).size }}>
      {(isSame ? [first] : pair).map(({ number, cells }) => (
        <figure key={number}>
          <SolutionGrid puzzle={text} cells={cells} marks={marks} />
          <figcaption>{explorer.views.number(number + 1)}</figcaption>
        </figure>
      ))}
      <p role="status" class="quiet">
        {isSame
          ? explorer.chooseOther
          : explorer.difference(second.number + 1, first.number + 1, cells)}
      </p>
    </div>
  );
}
