import { tag, textTag } from '@nonet/engine/draw';
import type { Language } from '@nonet/engine/explain';
import { LEAST_LINE } from '../page/print-theme.ts';
import type { Rectangle } from '../page/rectangle.ts';
import { textWidth, wrap } from '../page/text-width.ts';
import { sheetWords } from './words.ts';

/** What stands at the top of a page. */
export interface SheetHead {
  readonly height: number;
  readonly markup: readonly string[];
}

const SIZE = 12;
/** The height of the last line of a heading with the space below it, and of each line before. */
const LINE = 20;
const LINE_BEFORE = 16;
const MAX_LINES = 3;

/** A heading has too many lines. */
export class LongTitle extends RangeError {}

/**
 * A heading of at most three lines.
 *
 * @throws LongTitle if it is longer.
 */
export function headingOf(text: string, { width, x, y }: Rectangle): SheetHead {
  const lines = wrap(text, width, SIZE, 'bold');
  if (lines.length > MAX_LINES) {
    throw new LongTitle(
      `expected a title of at most ${MAX_LINES} lines, got ${lines.length} lines: shorten it, or take larger paper`,
    );
  }
  const style = { 'font-size': SIZE, 'font-weight': 700 };
  return {
    height: lines.length === 0 ? 0 : LINE + (lines.length - 1) * LINE_BEFORE,
    markup: lines.map((line, i) => textTag(x, y + 10 + i * LINE_BEFORE, style, line)),
  };
}

const NAME_SIZE = 11;
const NAME_HEIGHT = 30;
/** The share of the width that the name has. The rest is for the date. */
const NAME_SHARE = 0.6;
const GAP = 16;

/** Lines on which a student writes the name and the date. */
export function nameLine(language: Language, { width, x, y }: Rectangle): SheetHead {
  const { date, name } = sheetWords[language];
  const dateAt = x + NAME_SHARE * width + GAP;
  return {
    height: NAME_HEIGHT,
    markup: [
      ...toFillIn(name, x, x + NAME_SHARE * width, y),
      ...toFillIn(date, dateAt, x + width, y),
    ],
  };
}

function toFillIn(label: string, from: number, to: number, y: number): string[] {
  const base = y + 14;
  const start = from + textWidth(label, NAME_SIZE, 'regular') + 6;
  const line = { fill: 'none', stroke: '#000000', 'stroke-width': LEAST_LINE };
  return [
    textTag(from, base, { 'font-size': NAME_SIZE }, label),
    tag('path', { d: `M${start.toFixed(2)} ${base + 2}H${to.toFixed(2)}`, ...line }),
  ];
}
