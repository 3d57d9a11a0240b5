import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { useDrawnConstraints } from '../board/drawn-constraints.ts';
import { SmallRules } from '../board/small-rules.tsx';
import { ruleLayers } from '../picture/rule-layers.ts';

/** Side of a cell, in drawing units. */
const CELL = 10;

/** A small picture of a puzzle, with its rules and a square for each given. */
export function Preview({ puzzle }: { puzzle: PlainPuzzle }) {
  const geometry = shapeOf(puzzle);
  const { size, row, column } = geometry;
  const squares = digitsIn(puzzle.cells).flatMap((digit, cell) =>
    digit === 0 ? [] : [`M${column[cell] * CELL} ${row[cell] * CELL}h${CELL}v${CELL}h-${CELL}z`],
  );
  const rules = useDrawnConstraints(geometry, ruleLayers(puzzle), CELL);
  const around = (rules?.space ?? 0) * CELL;
  const width = size * CELL + 2 * around;
  return (
    <svg class="preview" viewBox={`${-around} ${-around} ${width} ${width}`} aria-hidden="true">
      {rules && <SmallRules markup={rules.under} />}
      <path d={squares.join('')} />
      {rules && <SmallRules markup={rules.over} />}
    </svg>
  );
}
