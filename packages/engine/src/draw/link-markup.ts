import type { GridLayout } from './grid-layout.ts';
import { type Link, layersOf } from './layer.ts';
import type { Sheet } from './sheet.ts';
import { rounded, tag } from './svg.ts';

/** The lines between candidates. */
export function linkMarkup({ layers, layout, paint }: Sheet): string[] {
  const lines = layersOf(layers, 'links').flatMap(({ links }) =>
    links.map((link) => line(link, layout)),
  );
  if (lines.length === 0) return [];
  return [tag('g', { ...paint('none', 'link'), 'stroke-opacity': 0.8 }, lines.join('\n'))];
}

function line({ from, isArrow, isStrong, to }: Link, layout: GridLayout): string {
  const start = layout.middle(from);
  const end = layout.middle(to);
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const length = Math.hypot(dx, dy);
  if (length < 1) return '';
  // The line begins and ends at the edge of the shapes.
  const gap = Math.min(layout.unit / 2 / length, 0.3);
  // A long line bends to one side, so that it does not run through other candidates of its row or
  // column.
  const bend = length > layout.cell ? 0.12 : 0;
  const control = { x: (start.x + end.x) / 2 - dy * bend, y: (start.y + end.y) / 2 + dx * bend };
  const [first, last] = [gap, 1 - gap].map((t) => ({ x: start.x + dx * t, y: start.y + dy * t }));
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    `${rounded(x)} ${rounded(y)}`;
  const head = (angle: number): string => {
    const direction = Math.atan2(last.y - control.y, last.x - control.x) + angle;
    const size = layout.unit / 3;
    const [x, y] = [last.x - size * Math.cos(direction), last.y - size * Math.sin(direction)];
    return at({ x, y });
  };
  const path = tag('path', {
    d: `M${at(first)}Q${at(control)} ${at(last)}`,
    'stroke-width': isStrong ? 2 : 1.5,
    ...(isStrong ? {} : { 'stroke-dasharray': '5 4' }),
  });
  return isArrow ? path + tag('path', { d: `M${head(0.5)}L${at(last)}L${head(-0.5)}` }) : path;
}
