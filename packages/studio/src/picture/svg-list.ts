import { tag, textTag } from '@nonet/engine/draw';
import { type PlainPuzzle, shapeOf, symbolOf } from '@nonet/engine/notation';
import { CELL, type DrawingColours } from './drawing.ts';
import type { Picture } from './picture.ts';

const BOX = 28;
const HEAD = 6;

/** The height of the list, in drawing units. */
export const LIST_HEIGHT = HEAD + BOX;

/** The first entry that is drawn, if the list shows `size` entries around the current one. */
export function firstEntry(depth: number, entries: number, size: number): number {
  return Math.max(0, Math.min(depth - Math.ceil(size / 2) + 1, entries - size));
}

/**
 * Draws the part of the list of blanks around the current cell. The drawing is as wide as the grid.
 */
export function listDrawing(
  puzzle: PlainPuzzle,
  { ruler, depth, digits, solved }: Picture,
  colours: DrawingColours,
): string {
  const { size, row, column } = shapeOf(puzzle);
  const first = firstEntry(depth, ruler.length, size);
  return Array.from(ruler.subarray(first, first + size), (cell, i) => {
    const place = `r${row[cell] + 1}c${column[cell] + 1}`;
    const [symbol, ink] = entryOf(first + i, cell);
    const box =
      first + i === depth
        ? { fill: colours.current, stroke: colours.ring, 'stroke-width': 2 }
        : { fill: 'none', stroke: colours.hair };
    const middle = { 'text-anchor': 'middle' };
    return tag(
      'g',
      { transform: `translate(${i * CELL} 0)` },
      [
        textTag(CELL / 2, 0, { ...middle, 'font-size': 10, fill: colours.quiet }, place),
        tag('rect', { y: HEAD, width: CELL, height: BOX, ...box }),
        textTag(CELL / 2, HEAD + 19.5, { ...middle, 'font-size': 15, fill: colours[ink] }, symbol),
      ].join(''),
    );
  }).join('\n');

  function entryOf(entry: number, cell: number): [string, keyof DrawingColours] {
    if (entry === depth) return ['·', 'on-current'];
    if (entry > depth) return ['·', 'quiet'];
    return [symbolOf(digits[cell]), solved ? 'solution' : 'placed'];
  }
}
