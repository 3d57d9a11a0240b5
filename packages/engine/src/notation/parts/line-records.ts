import type { NotationReader, NotationResult } from '../notation.ts';
import { failure } from './fault.ts';

// Functions for notations with one record per line. A line has the cells, then an optional comment.

/**
 * Returns a reader that calls `read` for every line. `read` returns undefined if the line has no
 * record.
 */
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

/**
 * Returns the index after the cells that start at `from`. Cells end at a space, at a tab, at `#` or
 * at the end of the line.
 */
export function cellsEnd(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === SPACE || code === HASH || code === TAB) return index;
  }
  return text.length;
}

/** Whether a line has no record. From index `from` on, such a line is empty or a comment. */
export function isAside(text: string, from: number): boolean {
  return from === text.length || text.charCodeAt(from) === HASH;
}

/** The comment after the cells, as a property of a record. */
export function commentAfter(text: string, to: number): { comment?: string } {
  const comment = to === text.length ? '' : text.slice(to).trim();
  return comment === '' ? {} : { comment };
}

/** A line with cells and a comment. */
export function commentedLine(cells: string, comment: string | undefined): string {
  const aside = comment === undefined ? '' : oneLine(comment);
  return aside === '' ? `${cells}\n` : `${cells} ${aside}\n`;
}

/** Makes a text one line. Line ends become spaces, and the text is trimmed. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
