import type { NotationReader, NotationResult, PuzzleRecord } from '../notation.ts';
import { type Fault, failure, faultAt, isFault } from './fault.ts';
import { isMostlyCells } from './symbol.ts';

// Functions for notations with one record per line: the cells, then an optional comment.

/** A record without its line number. */
export interface RecordContent extends Omit<PuzzleRecord, 'line'> {
  /** The fault of a variant for a caller that knows no variants. */
  readonly refusal?: Fault;
}

/** The content with another position of what is wrong in it, or of what a caller without variants refuses. */
export function movedFault(
  content: RecordContent | Fault,
  move: (index: number) => number,
): RecordContent | Fault {
  if (isFault(content)) return { ...content, index: move(content.index) };
  const { refusal } = content;
  return refusal ? { ...content, refusal: { ...refusal, index: move(refusal.index) } } : content;
}

/** The result for a record that begins on this line. */
export function recordAt(
  line: number,
  content: RecordContent,
): NotationResult & { readonly ok: true } {
  const { refusal, ...record } = content;
  if (!refusal) return { ok: true, record: { line, ...record } };
  const refused = faultAt(line, refusal);
  return {
    ok: true,
    record: { line, ...record },
    ...(!refused.ok && { refusal: refused.error }),
  };
}

/**
 * Returns a reader that calls `read` for every line. `read` returns undefined to skip a line. Its
 * second argument is the size of the first grid of the whole text. Pass `size` if an earlier part
 * of the text contains the first grid.
 */
export function lineReader(
  read: (text: string, settled: number | undefined) => RecordContent | Fault | undefined,
  size?: number,
): NotationReader {
  let settled = size;
  return {
    line(text, number) {
      const content = read(text, settled);
      if (content === undefined) return undefined;
      if (isFault(content)) return faultAt(number, content);
      settled ??= content.givens.geometry.size;
      if (content.refusal) return recordAt(number, content);
      // V8 needs 30 ns for this order of properties, and 700 ns if the spread comes first.
      return { ok: true, record: { line: number, ...content } };
    },
    broken: failure,
    end: () => undefined,
  };
}

/**
 * Finds the cells in a line, and calls `read` with their start and end. Adds the comment after the
 * cells to the record. Returns undefined if the line is empty or starts with `#`.
 */
export function readCommented(
  text: string,
  read: (from: number, to: number) => RecordContent | Fault,
  endOf: (text: string, from: number) => number = cellsEnd,
): RecordContent | Fault | undefined {
  const from = cellsStart(text);
  if (isAside(text, from)) return undefined;
  const to = endOf(text, from);
  const content = read(from, to);
  const comment = text.slice(to).trim();
  return comment === '' || isFault(content) ? content : { comment, ...content };
}

const TAB = 9;
const SPACE = 32;
const HASH = 35;

/** The index of the first character from `from` on that is not a space or a tab. */
export function cellsStart(text: string, from = 0): number {
  let index = from;
  while (text.charCodeAt(index) === SPACE || text.charCodeAt(index) === TAB) index++;
  return index;
}

/**
 * The index of the first space, tab or `#` from `from` on. If there is none, the length of the
 * text.
 */
export function cellsEnd(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === SPACE || code === HASH || code === TAB) return index;
  }
  return text.length;
}

/** A word before the cells is an id if there are at least this many cells. */
const FEWEST_CELLS = 12;

/**
 * The index of the cells after an id, such as `7: ` or `0000183b305c `. Undefined if the word
 * `text.slice(from, to)` is not an id. An id is at most half as long as the cells. Without this
 * rule, a puzzle of a wrong length before its solution would look like an id.
 */
export function cellsAfterId(text: string, from: number, to: number): number | undefined {
  const next = cellsStart(text, to);
  const cells = cellsEnd(text, next) - next;
  if (next === to || cells < Math.max(FEWEST_CELLS, 2 * (to - from))) return undefined;
  const written = text.slice(next, next + cells);
  // A line to write on, or dots between a title and its page, has no digits.
  return isMostlyCells(written) && /[1-9a-w]/i.test(written) ? next : undefined;
}

/** Whether the text from index `from` on is empty or a comment. */
export function isAside(text: string, from: number): boolean {
  return from === text.length || text.charCodeAt(from) === HASH;
}

/** Writes a line with cells and a comment. */
export function commentedLine(cells: string, comment: string | undefined): string {
  const aside = comment === undefined ? '' : oneLine(comment);
  return aside === '' ? `${cells}\n` : `${cells} ${aside}\n`;
}

/** Replaces line ends with spaces, and trims the text. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
