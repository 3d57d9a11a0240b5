import type { Geometry } from '../grid/geometry.ts';
import { layersOf } from './layer.ts';
import type { Sheet } from './sheet.ts';
import { type Attributes, tag } from './svg.ts';

/** The backgrounds of cells. */
export function groundMarkup({ layers, layout, paint }: Sheet): string[] {
  const { cell: width } = layout;
  return layersOf(layers, 'cells').flatMap(({ cells, look }) => {
    if (look === 'dead') return [];
    const inset = look === 'current' || look === 'latest' ? 1.5 : 0;
    const ink: Attributes =
      look === 'current'
        ? { ...paint('current', 'edge'), 'stroke-width': 3 }
        : look === 'latest'
          ? { ...paint('placed'), 'fill-opacity': 0.14 }
          : look === 'shaded'
            ? { ...paint('house'), 'fill-opacity': 0.07 }
            : paint(look);
    return cells.map((cell) =>
      tag('rect', {
        x: layout.x(cell) + inset,
        y: layout.y(cell) + inset,
        width: width - 2 * inset,
        height: width - 2 * inset,
        ...ink,
      }),
    );
  });
}

/** Hatches the cells of dead ends. A cell without a digit also gets a cross. */
export function deadEndMarkup({ current, digits, layers, layout, paint }: Sheet): string[] {
  const scale = layout.cell / 40;
  const hatch = [4, 14, 24, 34].map((at) => `M3 ${at + 3}L${at + 3} 3`).join('');
  return layersOf(layers, 'cells')
    .filter(({ look }) => look === 'dead')
    .flatMap(({ cells }) =>
      cells.map((cell) => {
        const place = `translate(${layout.x(cell)} ${layout.y(cell)}) scale(${scale})`;
        const cross = { d: 'M14 14l12 12m0-12l-12 12', 'stroke-width': 2.5 };
        return tag(
          'g',
          { transform: place, ...paint('none', current.has(cell) ? 'on-current' : 'dead') },
          tag('path', { d: hatch, 'stroke-opacity': 0.5 }) +
            (digits.has(cell) ? '' : tag('path', cross)),
        );
      }),
    );
}

/** The frames of houses. */
export function houseMarkup({ layers, layout, paint }: Sheet): string[] {
  return layersOf(layers, 'houses').flatMap(({ houses, look }) =>
    houses
      .flatMap((house) => rectanglesOf(layout.geometry, house))
      .map(([first, last]) => {
        const isShaded = look === 'shaded';
        return tag('rect', {
          x: layout.x(first) + 2,
          y: layout.y(first) + 2,
          width: layout.x(last) - layout.x(first) + layout.cell - 4,
          height: layout.y(last) - layout.y(first) + layout.cell - 4,
          rx: 6,
          ...paint(isShaded ? 'house' : 'none', 'house'),
          ...(isShaded ? { 'fill-opacity': 0.07 } : { 'stroke-dasharray': '6 4' }),
          'stroke-opacity': isShaded ? 0.45 : 0.7,
        });
      }),
  );
}

/** The first and the last cell of a house, or each of its cells if they form no rectangle. */
function rectanglesOf(
  { column, houses, row }: Geometry,
  house: number,
): (readonly [first: number, last: number])[] {
  const cells = [...houses[house]];
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const across = column[last] - column[first] + 1;
  const isWhole =
    across * (row[last] - row[first] + 1) === cells.length &&
    cells.every((cell) => column[cell] >= column[first] && column[cell] <= column[last]);
  return isWhole ? [[first, last]] : cells.map((cell) => [cell, cell]);
}
