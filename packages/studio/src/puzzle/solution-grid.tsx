import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { SMALL_CELL as CELL, SmallPicture } from '../board/small-picture.tsx';
import { ruleLayers } from '../picture/rule-layers.ts';

/** Marked cells have one of this many shades. */
const SHADES = 3;

interface SolutionGridProps {
  readonly puzzle: PlainPuzzle;
  /** The solution, row by row. */
  readonly cells: string;
  /** Cell → how strongly it is marked, from 0 (not at all) to 1. */
  readonly marks: readonly number[];
}

/** A small picture of a solution. The digits of marked cells are bold, on a shade. */
export function SolutionGrid({ puzzle, cells, marks }: SolutionGridProps) {
  const geometry = shapeOf(puzzle);
  const { size, row, column } = geometry;
  const shadeOf = (mark: number): number => Math.ceil(mark * SHADES);
  const shades = Array.from({ length: SHADES }, (_, i) =>
    marks
      .map((mark, cell) =>
        shadeOf(mark) === i + 1
          ? `M${column[cell] * CELL} ${row[cell] * CELL}h${CELL}v${CELL}h-${CELL}z`
          : '',
      )
      .join(''),
  );
  // One text per row, because a text per cell would make thousands of elements.
  const digits = (isMarked: boolean) =>
    Array.from({ length: size }, (_, y) => {
      const shown = Array.from(cells.slice(y * size, (y + 1) * size), (digit, x) => ({
        digit,
        x,
      })).filter(({ x }) => marks[y * size + x] > 0 === isMarked);
      return (
        <text key={y} x={shown.map(({ x }) => (x + 0.5) * CELL).join(' ')} y={y * CELL + 7.6}>
          {shown.map(({ digit }) => digit).join('')}
        </text>
      );
    });
  return (
    <SmallPicture
      class="solution-grid"
      geometry={geometry}
      layers={ruleLayers(puzzle)}
      hasLines
      grounds={shades.map((path, i) => (
        <path key={i} class="shade" style={{ '--shade': (i + 1) / SHADES }} d={path} />
      ))}
    >
      <g>{digits(false)}</g>
      <g class="marked">{digits(true)}</g>
    </SmallPicture>
  );
}
