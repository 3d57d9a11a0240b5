import { regionBorders } from '@nonet/engine/draw';
import type { Geometry } from '@nonet/engine/grid';

/** The lines of a grid as SVG paths. `hairs` are the lines between cells, `boxes` around regions. */
export function gridLines(geometry: Geometry, cell: number): { hairs: string; boxes: string } {
  const { boxRows, boxColumns, size } = geometry;
  const side = size * cell;
  const across = (step: number): string =>
    Array.from({ length: size / step + 1 }, (_, i) => `M0 ${i * step * cell}H${side}`).join('');
  const down = (step: number): string =>
    Array.from({ length: size / step + 1 }, (_, i) => `M${i * step * cell} 0V${side}`).join('');
  const boxes = across(boxRows || size) + down(boxColumns || size);
  return { hairs: across(1) + down(1), boxes: boxes + regionBorders(geometry, cell) };
}
