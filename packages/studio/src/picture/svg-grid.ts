import { svgMarkup } from '@nonet/engine/explain';
import { symbolOf } from '@nonet/engine/notation';
import { CELL, type DrawingColours } from './drawing.ts';
import type { Look } from './look.ts';
import { type PuzzleText, shapeOf } from './puzzle-text.ts';

const { tag, textTag } = svgMarkup;

const INKS = { given: 'ink', placed: 'placed', solved: 'solution', blank: 'quiet' } as const;

/**
 * SVG markup of a grid, as the page shows it. Each digit has the attribute `data-cell` with its
 * cell.
 */
export function gridDrawing(
  puzzle: PuzzleText,
  looks: readonly Look[],
  colours: DrawingColours,
): string {
  const { size, row, column } = shapeOf(puzzle);
  const side = size * CELL;
  const upright = (every: number): string =>
    Array.from({ length: size / every + 1 }, (_, i) => `M${i * every * CELL} 0V${side}`).join('');
  const level = (every: number): string =>
    Array.from({ length: size / every + 1 }, (_, i) => `M0 ${i * every * CELL}H${side}`).join('');
  const lines = (d: string, stroke: string, width: number): string =>
    tag('path', { d, stroke, 'stroke-width': width, fill: 'none', 'stroke-linecap': 'square' });
  const cells = looks.map((look, cell) =>
    tag(
      'g',
      { transform: `translate(${column[cell] * CELL} ${row[cell] * CELL})` },
      ground(look, colours) + deadEndMark(look, colours) + content(look, cell, puzzle, colours),
    ),
  );
  return [
    lines(upright(1) + level(1), colours.hair, 1),
    ...cells,
    lines(upright(puzzle.boxColumns) + level(puzzle.boxRows), colours.ink, 2),
  ].join('\n');
}

function ground({ isCurrent, isLatest }: Look, colours: DrawingColours): string {
  const frame = { x: 1.5, y: 1.5, width: CELL - 3, height: CELL - 3 };
  if (isCurrent) {
    return tag('rect', {
      ...frame,
      fill: colours.current,
      stroke: colours.edge,
      'stroke-width': 3,
    });
  }
  return isLatest ? tag('rect', { ...frame, fill: colours.placed, 'fill-opacity': 0.14 }) : '';
}

/** Hatches the cells of a dead end. A blank cell also gets a cross. */
function deadEndMark({ isDead, isCurrent, symbol }: Look, colours: DrawingColours): string {
  if (!isDead) return '';
  const stroke = isCurrent ? colours['on-current'] : colours.dead;
  const hatch = [4, 14, 24, 34].map((at) => `M3 ${at + 3}L${at + 3} 3`).join('');
  const faint = { stroke, 'stroke-opacity': 0.5, fill: 'none' };
  const cross = { d: 'M14 14l12 12m0-12l-12 12', stroke, 'stroke-width': 2.5, fill: 'none' };
  return tag('path', { d: hatch, ...faint }) + (symbol === '' ? tag('path', cross) : '');
}

function content(look: Look, cell: number, puzzle: PuzzleText, colours: DrawingColours): string {
  const fill = look.isCurrent ? colours['on-current'] : colours[INKS[look.as]];
  const middle = { 'text-anchor': 'middle', fill };
  if (look.symbol !== '') {
    const bold = look.as === 'given' ? { 'font-weight': 700 } : {};
    const style = { ...middle, 'font-size': 21, ...bold, 'data-cell': cell };
    return textTag(CELL / 2, 27.5, style, look.symbol);
  }
  if (look.isDead) return '';
  const across = puzzle.boxColumns;
  const step = (CELL - 6) / across;
  return look.candidates
    .map((digit) => {
      const x = 3 + (((digit - 1) % across) + 0.5) * step;
      const y = 11 + Math.floor((digit - 1) / across) * step;
      return textTag(x, y, { ...middle, 'font-size': 9 }, symbolOf(digit));
    })
    .join('');
}
