import { type MarkLayer, marksMarkup } from '@nonet/engine/draw';
import type { Geometry } from '@nonet/engine/grid';
import type { BoardLayer } from './board-layer.ts';

/** The width of a cell in the drawing. The drawing is as large as the grid. */
const CELL = 54;

interface MarksProps {
  readonly geometry: Geometry;
  readonly layers: readonly BoardLayer[];
}

/** The houses, marks and links of the layers, drawn over the cells as in a picture. */
export function Marks({ geometry, layers }: MarksProps) {
  const drawn = layers.filter(isDrawn);
  if (drawn.length === 0) return null;
  const side = geometry.size * CELL;
  return (
    <svg
      class="marks"
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: marksMarkup(geometry, drawn, CELL) }}
    />
  );
}

function isDrawn(layer: BoardLayer): layer is MarkLayer {
  return layer.kind === 'houses' || layer.kind === 'marks' || layer.kind === 'links';
}
