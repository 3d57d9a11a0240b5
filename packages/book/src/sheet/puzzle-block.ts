import { textTag } from '@nonet/engine/draw';
import { LEAST_TEXT } from '../page/print-theme.ts';
import type { Rectangle } from '../page/rectangle.ts';
import { type NoteMarks, printedGrid } from './printed-grid.ts';
import type { SheetItem } from './sheet-item.ts';

/** The space over a puzzle for its number, and the space under it. */
export const HEAD = 14;
export const FOOT = 12;

const NUMBER = 10;

/** A puzzle in a square, with its number and difficulty over it, and its source under it. */
export function puzzleBlock(
  { difficulty, givens, number, source }: SheetItem,
  square: Rectangle,
  marks: NoteMarks,
): string[] {
  const { height, width, x, y } = square;
  const bold = { 'font-size': NUMBER, 'font-weight': 700 };
  const right = { 'font-size': NUMBER, 'text-anchor': 'end' };
  const quiet = { 'font-size': LEAST_TEXT, fill: '#4d4d4d' };
  return [
    textTag(x, y - 4, bold, `${number}`),
    ...(difficulty === undefined ? [] : [textTag(x + width, y - 4, right, difficulty)]),
    printedGrid({ givens, marks }, square),
    ...(source === undefined ? [] : [textTag(x, y + height + 10, quiet, source)]),
  ];
}

/** The space over a solution for its number. */
export const SOLUTION_HEAD = 11;

/** A solution in a square, with the number of its puzzle over it. */
export function solutionBlock(item: SheetItem, square: Rectangle): string[] {
  const bold = { 'font-size': 8, 'font-weight': 700 };
  return [
    textTag(square.x, square.y - 3, bold, item.solutionLabel ?? `${item.number}`),
    printedGrid(item, square),
  ];
}
