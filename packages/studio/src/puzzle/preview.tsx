import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { SMALL_CELL as CELL, SmallPicture } from '../board/small-picture.tsx';
import { ruleLayers } from '../picture/rule-layers.ts';

/** A small picture of a puzzle, with its rules and a square for each given. */
export function Preview({ puzzle }: { puzzle: PlainPuzzle }) {
  const geometry = shapeOf(puzzle);
  const { row, column } = geometry;
  const squares = digitsIn(puzzle.cells).flatMap((digit, cell) =>
    digit === 0 ? [] : [`M${column[cell] * CELL} ${row[cell] * CELL}h${CELL}v${CELL}h-${CELL}z`],
  );
  return (
    <SmallPicture class="preview" geometry={geometry} layers={ruleLayers(puzzle)}>
      <path d={squares.join('')} />
    </SmallPicture>
  );
}
