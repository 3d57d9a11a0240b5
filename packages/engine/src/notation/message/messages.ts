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

/** A line of cells, which may have brackets around it. */
const ROW = /^[\s|,;()[\]{}]*(?:[\d._*?-][\s|,;()[\]{}]*){4,}$/;

/** The number of a row. */
const NAME = /^\s*\d+/;

/** The sentences in a message, and the rows with digits that are not in `read`. */
export function sentencesIn(text: string, read: string): Skipped | undefined {
  const skipped = new SkippedLines();
  const lines = linesOf(text);
  const digits = read.replace(/\D/g, '');
  const isIn = (line: string): boolean => digits.includes(line.replace(/\D/g, ''));
  const isUnread = (line: string): boolean =>
    ROW.test(line) && !isIn(line) && !isIn(line.replace(NAME, '')) && !isColumnNames(line);
  for (const [index, line] of linesOf(withoutMarks(text)).entries()) {
    const isCode = FENCE.test(line) || ARRAY_START.test(line);
    if ((isText(line) && !isCode) || isUnread(line)) skipped.add(index + 1, lines[index]);
  }
  return skipped.all;
}
