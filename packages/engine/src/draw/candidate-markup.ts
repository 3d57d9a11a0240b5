import { symbolOf } from '../notation/parts/symbol.ts';
import { cellOf, digitIn } from '../technique/step.ts';
import type { CandidateRole } from './layer.ts';
import type { Sheet } from './sheet.ts';
import { type Attributes, tag, textTag } from './svg.ts';
import type { Paint } from './theme.ts';

/** The candidates of the cells, with the shapes of their roles behind them. */
export function candidateMarkup(
  { candidates, current, layout, paint }: Sheet,
  size = 0.67,
): string[] {
  const { geometry, unit } = layout;
  const shapes: string[] = [];
  const texts: string[] = [];
  for (const [candidate, role] of [...candidates].toSorted(([a], [b]) => a - b)) {
    const { x, y } = layout.place(candidate);
    if (role) shapes.push(shape(role, x, y, unit / 18, paint));
    const isCurrent = current.has(cellOf(candidate, geometry));
    const ink = isCurrent ? paint('on-current') : role ? inkOf(role, paint) : {};
    texts.push(textTag(x, y + 0.3582 * size * unit, ink, symbolOf(digitIn(candidate, geometry))));
  }
  if (texts.length === 0) return [];
  const style = { 'font-size': size * unit, 'text-anchor': 'middle', ...paint('quiet') };
  return [...shapes, tag('g', style, texts.join(''))];
}

function inkOf(role: CandidateRole, paint: Paint): Attributes {
  const ink = role === 'removed' ? role : role === 'placed' ? 'paper' : 'ink';
  return { 'font-weight': 700, ...paint(ink) };
}

/** The shape of a role: every role has its own. `scale` is 1 if a candidate has a space of 18. */
function shape(role: CandidateRole, x: number, y: number, scale: number, paint: Paint): string {
  const path = (d: string, ink: Attributes): string =>
    tag('path', { transform: `translate(${x} ${y}) scale(${scale})`, d, ...ink });
  const circle = (r: number, ink: Attributes): string =>
    tag('circle', { cx: x, cy: y, r: r * scale, ...ink });
  switch (role) {
    case 'group-1':
      return circle(8, paint(role, `${role}-edge`));
    case 'group-2':
      return path('M-7.5 -7.5h15v15h-15z', paint(role, `${role}-edge`));
    case 'group-3':
      return path('M0 -9.5l9.5 9.5l-9.5 9.5l-9.5 -9.5z', paint(role, `${role}-edge`));
    case 'group-4':
      return path('M-5 -8.5h10l4.5 8.5l-4.5 8.5h-10l-4.5 -8.5z', paint(role, `${role}-edge`));
    case 'fin':
      return circle(8, {
        ...paint('paper', 'fin'),
        'stroke-width': 1.5,
        'stroke-dasharray': '3 2',
      });
    case 'placed':
      return (
        circle(8, paint('conclusion')) +
        circle(10.5, { ...paint('none', 'conclusion'), 'stroke-width': 1.4 })
      );
    case 'removed':
      return path('M-6 -6l12 12m0 -12l-12 12', {
        ...paint('none', 'removed'),
        'stroke-width': 1.6,
      });
  }
}
