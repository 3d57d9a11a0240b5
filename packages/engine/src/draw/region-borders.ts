import { type Geometry, isJigsaw } from '../grid/geometry.ts';
import { rounded } from './svg.ts';

/** A path of the borders between regions that are no boxes. */
export function regionBorders(geometry: Geometry, width: number): string {
  if (!isJigsaw(geometry)) return '';
  const { box, column, row, size } = geometry;
  return Array.from(box, (region, cell) => {
    const [left, top] = [rounded(column[cell] * width), rounded(row[cell] * width)];
    const isAbove = row[cell] > 0 && box[cell - size] !== region;
    const isBeside = column[cell] > 0 && box[cell - 1] !== region;
    const side = rounded(width);
    return (isAbove ? `M${left} ${top}h${side}` : '') + (isBeside ? `M${left} ${top}v${side}` : '');
  }).join('');
}
