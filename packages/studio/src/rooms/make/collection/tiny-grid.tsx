import type { Geometry } from '@nonet/engine/grid';
import { gridLines } from '../../../board/grid-lines.ts';

/** Side of a cell, in drawing units. */
const CELL = 10;

interface TinyGridProps {
  readonly geometry: Geometry;
  readonly cells: string;
}

/** The givens of a puzzle. Each row is one text, because a table shows many grids. */
export function TinyGrid({ geometry, cells }: TinyGridProps) {
  const { size } = geometry;
  const side = size * CELL;
  const { hairs, boxes } = gridLines(geometry, CELL);
  return (
    <svg class="tiny-grid" viewBox={`-1 -1 ${side + 2} ${side + 2}`} aria-hidden="true">
      <path class="hairs" d={hairs} />
      {Array.from({ length: size }, (_, row) => {
        const symbols = Array.from(cells.slice(row * size, (row + 1) * size));
        const columns = [...symbols.keys()].filter((column) => symbols[column] !== '.');
        return (
          <text
            key={row}
            x={columns.map((column) => column * CELL + CELL / 2).join(' ')}
            y={row * CELL + 7.4}
          >
            {columns.map((column) => symbols[column]).join('')}
          </text>
        );
      })}
      <path class="boxes" d={boxes} />
    </svg>
  );
}
