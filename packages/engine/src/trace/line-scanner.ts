// Hot code: it runs once per line of a trace.
import type { Fault } from '../notation/parts/fault.ts';
import { shownFrom } from '../notation/parts/symbol.ts';
import { type Phrase, type Phrases, verbatim } from '../notation/phrase.ts';

const TAB = 9;
const SPACE = 32;
const ZERO = 48;
const NINE = 57;

/** A number with more digits than this is out of every range. */
const MAX_NUMBER_LENGTH = 9;

/** Reads the words of a line one after another. Words are separated by spaces or tabs. */
export class LineScanner {
  private line = '';
  private at = 0;
  /** Where the latest word begins. */
  private from = 0;

  start(line: string): void {
    this.line = line;
    this.at = 0;
    this.from = 0;
  }

  /**
   * Moves to the next word. Returns its first character code, or undefined at the end of the line.
   */
  next(): number | undefined {
    while (isBlank(this.line.charCodeAt(this.at))) this.at++;
    this.from = this.at;
    return this.at < this.line.length ? this.line.charCodeAt(this.at) : undefined;
  }

  /** Moves past one character of the current word. */
  skip(): void {
    this.at++;
  }

  /**
   * Reads the next word as a number. Returns undefined if it is not a number from `least` to
   * `most`.
   */
  number(least: number, most: number): number | undefined {
    if (this.next() === undefined) return undefined;
    return this.numberHere(least, most);
  }

  /** Reads the rest of the current word as a number. */
  numberHere(least: number, most: number): number | undefined {
    const { line } = this;
    const start = this.at;
    let value = 0;
    let code = line.charCodeAt(this.at);
    while (code >= ZERO && code <= NINE) {
      value = 10 * value + code - ZERO;
      code = line.charCodeAt(++this.at);
    }
    const length = this.at - start;
    const isNumber = length > 0 && length <= MAX_NUMBER_LENGTH && this.isWordEnd;
    return isNumber && value >= least && value <= most ? value : undefined;
  }

  /** Moves past the current word if it is `word`. */
  accept(word: string): boolean {
    if (!this.line.startsWith(word, this.at)) return false;
    this.at += word.length;
    if (this.isWordEnd) return true;
    this.at -= word.length;
    return false;
  }

  /** Returns the text after the current word, without spaces at its ends. */
  rest(): string {
    this.next();
    return this.line.slice(this.at).trimEnd();
  }

  /** Where the latest word begins, counted from 0. */
  get wordStart(): number {
    return this.from;
  }

  /** The fault for the latest word if it is not what was expected. */
  unexpected(expected: Phrase): Fault {
    const { line, from } = this;
    return { code: 'structure', index: from, expected, found: shownFrom(line, from) };
  }

  /** The fault for a number that is out of range, or for a word that is not a number. */
  outOfRange(expected: Phrase): Fault {
    const { line, from } = this;
    const number = /^\d+(?=[ \t]|$)/.exec(line.slice(from))?.[0];
    if (number === undefined) return this.unexpected(expected);
    return { code: 'rule', index: from, expected, found: verbatim(`"${number}"`) };
  }

  /** The fault for an event that is not possible. Points to the word at `index`. */
  impossible(index: number, phrases: Phrases): Fault {
    return { code: 'rule', index, ...phrases };
  }

  private get isWordEnd(): boolean {
    return this.at >= this.line.length || isBlank(this.line.charCodeAt(this.at));
  }
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}
