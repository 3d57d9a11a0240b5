import { textTag } from '@nonet/engine/draw';
import { type Language, ruleSentences } from '@nonet/engine/explain';
import { LEAST_TEXT } from '../page/print-theme.ts';
import type { Rectangle } from '../page/rectangle.ts';
import { wrap } from '../page/text-width.ts';
import { type NoteMarks, printedGrid } from './printed-grid.ts';
import type { SheetItem } from './sheet-item.ts';

/** The space over a puzzle for its number, and the space under it. */
export const HEAD = 14;
const FOOT = 12;

const NUMBER = 10;

const RULE_SIZE = 8;
const RULE_LINE = 10;
const RULE_GAP = 3;

/** The lines under a grid that say its rules, if they are not said elsewhere. */
function ruleLines(item: SheetItem, width: number, language: Language | undefined): string[] {
  if (!language) return [];
  return ruleSentences(item, language).flatMap((text) => wrap(text, width, RULE_SIZE, 'regular'));
}

function rulesHeight({ length }: readonly string[]): number {
  return length === 0 ? 0 : RULE_GAP + length * RULE_LINE;
}

/** The space under a puzzle of a width. */
export function footOf(item: SheetItem, width: number, language: Language | undefined): number {
  return rulesHeight(ruleLines(item, width, language)) + (item.source === undefined ? 0 : FOOT);
}

/** A puzzle in a square, with its number and difficulty over it, and its rules and source under it. */
export function puzzleBlock(
  item: SheetItem,
  square: Rectangle,
  { language, marks }: { readonly language: Language | undefined; readonly marks: NoteMarks },
): string[] {
  const { difficulty, number, source } = item;
  const { height, width, x, y } = square;
  const bold = { 'font-size': NUMBER, 'font-weight': 700 };
  const right = { 'font-size': NUMBER, 'text-anchor': 'end' };
  const rules = ruleLines(item, width, language);
  const quiet = { 'font-size': LEAST_TEXT, fill: '#4d4d4d' };
  return [
    textTag(x, y - 4, bold, `${number}`),
    ...(difficulty === undefined ? [] : [textTag(x + width, y - 4, right, difficulty)]),
    printedGrid({ ...item, solution: undefined, marks }, square),
    ...rules.map((line, i) =>
      textTag(x, y + height + RULE_GAP + (i + 1) * RULE_LINE, { 'font-size': RULE_SIZE }, line),
    ),
    ...(source === undefined
      ? []
      : [textTag(x, y + height + rulesHeight(rules) + 10, quiet, source)]),
  ];
}

/** The space over a solution for its number. */
export const SOLUTION_HEAD = 11;

/** A solution in a square, with the number of its puzzle over it. */
export function solutionBlock(item: SheetItem, square: Rectangle): string[] {
  const bold = { 'font-size': 8, 'font-weight': 700 };
  return [
    textTag(square.x, square.y - 3, bold, item.solutionLabel ?? `${item.number}`),
    printedGrid({ givens: item.givens, solution: item.solution }, square),
  ];
}
