import type { NotationReader, NotationResult } from '../notation.ts';
import { failure } from './fault.ts';

// Shared by notations with one record per line: cells, then an optional comment.

/** A reader that calls `read` for every line; `read` returns undefined if the line has no record. */
export function lineReader(
  read: (text: string, number: number) => NotationResult | undefined,
): NotationReader {
  return { line: read, broken: failure, end: () => undefined };
}

const TAB = 9;
const SPACE = 32;
const HASH = 35;

/** The index of the first character that is neither a space nor a tab. */
export function cellsStart(text: string): number {
  let index = 0;
  while (text.charCodeAt(index) === SPACE || text.charCodeAt(index) === TAB) index++;
  return index;
}

/** The index where the cells from `from` on end: at a space, a tab, `#` or the end of the line. */
export function cellsEnd(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === SPACE || code === HASH || code === TAB) return index;
  }
  return text.length;
}

/** Whether a line has no record: it is empty or a comment from `from` on. */
export function isAside(text: string, from: number): boolean {
  return from === text.length || text.charCodeAt(from) === HASH;
}

/** The comment after the cells, as a property of a record. */
export function commentAfter(text: string, to: number): { comment?: string } {
  const comment = to === text.length ? '' : text.slice(to).trim();
  return comment === '' ? {} : { comment };
}

/** Cells and comment as one line. */
export function commentedLine(cells: string, comment: string | undefined): string {
  const aside = comment === undefined ? '' : oneLine(comment);
  return aside === '' ? `${cells}\n` : `${cells} ${aside}\n`;
}

/** A text as one line: line ends become spaces, and the text is trimmed. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
