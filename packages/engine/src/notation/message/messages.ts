import { linesOf } from '../parts/line-splitter.ts';
import { type Skipped, SkippedLines } from '../skipped-lines.ts';
import { isColumnNames, withoutColumnNames, withoutNames } from './labelled.ts';
import { rearranged } from './rearranged.ts';
import { withDots } from './spaces.ts';
import {
  FENCE,
  isText,
  unwrapped,
  withoutDots,
  withoutFrame,
  withoutMarks,
  withoutProse,
} from './unwrapped.ts';

/** A longer text is a file. It is read as it is, not searched for puzzles in a message. */
export const LONGEST_MESSAGE = 20_000;
/** A longer text that fits no notation, such as a page of HTML, is not searched for puzzles. */
export const LONGEST_PAGE = 1_000_000;

/**
 * The texts that a message may contain, the most likely first: a quoted e-mail, a table in HTML,
 * cells in unusual places, and so on.
 */
export function* messagesIn(whole: string): Generator<string> {
  const text = withoutDots(whole.replaceAll(/\r\n?/g, '\n'));
  yield withDots(text);
  yield* unwrappedIn(text);
  const inner = unwrapped(text);
  const bare = withoutProse(withoutFrame(inner));
  yield withoutNames(inner);
  yield withoutColumnNames(inner);
  yield bare;
  yield* rearranged(text);
  yield* rearranged(bare);
}

/** The texts that keep every line which may be a row. */
export function* unwrappedIn(text: string): Generator<string> {
  const inner = unwrapped(withoutDots(text));
  yield inner;
  yield withoutFrame(inner);
}

/** The beginning of an array in a program. */
const ARRAY_START = /(?:\s=|[[{(])\s*$/;

/** A line of cells, which may have brackets, quotes and the sign of a comment around it. */
const ROW = /^[\s|,;()[\]{}#"']*(?:[\d._*?-][\s|,;()[\]{}"']*){4,}$/;

/** So many cells in a line with other text may be a puzzle. A solution has no blanks. */
const MANY_CELLS = /(?<![\d._*?-])(?=[1-9]*[._*?0-])[\d._*?-]{16,}/;

/** The number of a row. */
const NAME = /^\s*\d+/;

/** So many digits in a line are enough to find it, whatever its blanks are. */
const MANY_DIGITS = 5;

/** The sentences in a message, and the rows with digits that are not in `read`. */
export function sentencesIn(text: string, read: string): Skipped | undefined {
  const skipped = new SkippedLines();
  const lines = linesOf(text);
  const isIn = finderIn(read);
  for (const [index, line] of linesOf(withoutMarks(text)).entries()) {
    const isCode = FENCE.test(line) || ARRAY_START.test(line);
    const [cells = ''] = ROW.exec(line) ?? MANY_CELLS.exec(line) ?? [];
    const isRow = /[1-9]/.test(cells) && !isColumnNames(line);
    if (isRow ? !isIn(cells) : isText(line) && !isCode) skipped.add(index + 1, lines[index]);
  }
  return skipped.all;
}

/** Returns a function that looks for the cells of a line in a text. */
function finderIn(text: string): (line: string) => boolean {
  const rows = Array.from(new Set(cellsIn(text)));
  const digits = digitsIn(text);
  return (line) => {
    const own = digitsIn(line);
    const isTold = own.length >= MANY_DIGITS || !/[._*?0-]/.test(line);
    if (isTold && digits.includes(own)) return true;
    const isNamed = cellsIn(line.replace(NAME, '')).every((part) => rows.includes(part));
    return isNamed || cellsIn(line).every((part) => rows.some((row) => row.includes(part)));
  };
}

/** The cells of each line and each list of a text, with a dot for a blank. */
function cellsIn(text: string): string[] {
  const parts = text.split(/[\n[\]{}()]/);
  return parts
    .map((part) => part.replace(/[^\d._*?-]/g, '').replace(/\D|0/g, '.'))
    .filter((cells) => cells !== '');
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
