import type { NotationError } from '../notation-error.ts';
import { errorOf } from './fault.ts';

/** The maximum length of a line in UTF-16 units. The longest record, a 25×25 sukaku, has 15,625. */
export const MAX_LINE = 65_536;

const BYTE_ORDER_MARK = 0xfeff;
const LINE_FEED = 10;

/** A line of a text, without its line end. */
export interface TextLine {
  /** Counted from 1. */
  readonly number: number;
  /** Undefined if the line is longer than MAX_LINE. */
  readonly text: string | undefined;
  /** In UTF-16 units. */
  readonly length: number;
  /** The position of `text` in its line. It is not 0 if a long line is read in pieces. */
  readonly offset: number;
}

/** The lines of a whole text, without their ends: LF, CR LF or CR. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** This many characters show whether a line is JSON. */
const JSON_LENGTH = 100;

/** The beginning of a JSON object, or of an array of objects or strings. Such a line may have any length. */
const JSON_START = /^\s*(?:\[\s*[{"]|\{\s*")/;

/**
 * Splits a text into lines. The text arrives in chunks. A line ends with LF, CR LF or CR, and a
 * chunk may end between CR and LF. Drops a byte order mark at the start of the text. Keeps at most
 * MAX_LINE units of a line in memory. A longer line has no text, unless it is JSON, which is read in
 * pieces.
 */
export class LineSplitter {
  private number = 1;
  private begun = false;
  /** Whether the last chunk ended with CR. Then an LF at the start of the next chunk is skipped. */
  private afterReturn = false;
  /** The beginning of the current line. Empty if the line is longer than MAX_LINE. */
  private held = '';
  private length = 0;
  /** The total length of those pieces of the current line that have been returned already. */
  private offset = 0;

  /** Returns the lines that end in this chunk. */
  push(chunk: string): TextLine[] {
    const lines: TextLine[] = [];
    let from = this.start(chunk);
    let feed = chunk.indexOf('\n', from);
    let carriage = chunk.indexOf('\r', from);
    while (feed >= 0 || carriage >= 0) {
      const end = carriage < 0 || (feed >= 0 && feed < carriage) ? feed : carriage;
      this.hold(chunk, from, end, lines);
      lines.push(this.finishLine());
      from = end + 1;
      if (end === carriage) {
        this.afterReturn = from === chunk.length;
        if (chunk.charCodeAt(from) === LINE_FEED) from++;
        carriage = chunk.indexOf('\r', from);
      }
      if (feed >= 0 && feed < from) feed = chunk.indexOf('\n', from);
    }
    this.hold(chunk, from, chunk.length, lines);
    return lines;
  }

  /** Returns the last line of the text if it has no line end. */
  end(): TextLine[] {
    return this.length > 0 ? [this.finishLine()] : [];
  }

  private start(chunk: string): number {
    if (chunk === '') return 0;
    const first = chunk.charCodeAt(0);
    const dropped = this.begun
      ? this.afterReturn && first === LINE_FEED
      : first === BYTE_ORDER_MARK;
    this.begun = true;
    this.afterReturn = false;
    return dropped ? 1 : 0;
  }

  private hold(chunk: string, from: number, to: number, lines: TextLine[]): void {
    this.length += to - from;
    if (this.length - this.offset <= MAX_LINE) {
      this.held += chunk.slice(from, to);
      return;
    }
    if (this.offset > 0 || JSON_START.test(this.held + chunk.slice(from, from + JSON_LENGTH))) {
      const { number, offset, length } = this;
      lines.push({ number, text: this.held + chunk.slice(from, to), length, offset });
      this.offset = length;
    }
    this.held = '';
  }

  private finishLine(): TextLine {
    const { number, length, offset } = this;
    const text = length - offset > MAX_LINE ? undefined : this.held;
    this.number++;
    this.held = '';
    this.length = 0;
    this.offset = 0;
    return { number, text, length, offset };
  }
}

/** The error for a line that is longer than MAX_LINE. */
export function tooLong({ number, length }: TextLine): NotationError {
  const expected = { id: 'most-line', length: MAX_LINE } as const;
  const found = { id: 'characters', count: length } as const;
  return errorOf('too-long', number, MAX_LINE + 1, expected, found);
}
