import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';

/** A small picture of a puzzle, with a square for each given. */
export function Preview({ puzzle }: { puzzle: PlainPuzzle }) {
  const { size, row, column } = shapeOf(puzzle);
  const squares = digitsIn(puzzle.cells).flatMap((digit, cell) =>
    digit === 0 ? [] : [`M${column[cell]} ${row[cell]}h1v1h-1z`],
  );
  return (
    <svg class="preview" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={squares.join('')} />
    </svg>
  );
}
