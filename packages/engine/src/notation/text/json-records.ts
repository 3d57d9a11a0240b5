import type { NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { errorOf, failure, faultAt, isFault, placedError } from '../parts/fault.ts';
import { recordAt } from '../parts/line-records.ts';
import { MAX_LINE } from '../parts/line-splitter.ts';
import { shownAt } from '../parts/symbol.ts';
import { either, type Phrase, verbatim } from '../phrase.ts';
import { CELL_KEYS } from './json-placed-cells.ts';
import type { JsonPuzzle } from './json-reader.ts';

/** The maximum length of an object that spans lines. */
const MAX_OBJECT = 1 << 20;

const OBJECT: Phrase = { id: 'object' };
const END_OF_TEXT: Phrase = { id: 'end-of-text' };

/** Reads the puzzles in the text of a value. `settled` is only used in errors. */
type ReadItem = (text: string, settled: number | undefined) => readonly JsonPuzzle[];

/** The beginning of an object that is a cell, and of any other. */
const CELL = `\\{\\s*["']?(?:${CELL_KEYS.join('|')})["']?\\s*:`;
const OTHER = `\\{(?:\\s*\\}|(?!\\s*["']?(?:${CELL_KEYS.join('|')})["']?\\s*:)[^:]*:|[^:]{99})`;
/** The beginning of an array of objects, of strings with a puzzle each, or of grids. */
const LIST = new RegExp(`^\\[\\s*(?:${OTHER}|"[^"]{26}|\\[\\s*(?:\\[|${OTHER}))`);
/** The beginning of any other array. */
const WHOLE = new RegExp(`^\\[\\s*(?:[^\\s{"[]|${CELL}|"[^"]{0,25}"|\\[\\s*(?:[^\\s[{]|${CELL}))`);

/** The call around the JSON of ipuz files, and the beginning of an assignment. */
const CALL = /^\s*(?:ipuz\s*\(|[\w\s$.:<>[\]]*=\s*(?=[[{]))/;

/**
 * Reads JSON values (items): one per line, or values that span lines, or an array of them. If the
 * first line is a whole object, every line is read as one value.
 */
export class JsonRecords implements NotationReader {
  private readonly read: ReadItem;
  /** The size of the first grid. */
  private settled: number | undefined;
  private spansLines: boolean | undefined;
  /** The item that is being read. Empty between two items. */
  private item = '';
  /** Where the item begins, counted from 1. */
  private place = { line: 1, column: 1 };
  /** The end of the latest line that is not empty. */
  private last = { line: 1, column: 1 };
  /** How many brackets of the item are open. */
  private depth = 0;
  /** The quote at the beginning of the string that is being read. Empty outside of strings. */
  private quote = '';
  /** Whether the characters between two items are invalid, and have been reported. */
  private isSkipping = false;
  /** Whether the array around the items is open. */
  private isInArray = false;
  /** Whether the item begins with `[`, and it is not known yet whether it is a list of items. */
  private isUndecided = false;
  /** Where the first value in the undecided item begins. */
  private inner = { line: 1, column: 1 };
  private readonly results: NotationResult[] = [];

  /** @param settled The size of the first grid, if another reader has read it. */
  constructor(read: ReadItem, settled: number | undefined) {
    this.read = read;
    this.settled = settled;
  }

  line(text: string, number: number, offset = 0): NotationResult | undefined {
    const trimmed = text.trim();
    if (trimmed === '' && this.item === '') return undefined;
    this.last = { line: number, column: offset + text.length + 1 };
    this.spansLines ??= /^\[|[[{(,:]$/.test(trimmed) || CALL.test(text) || text.length > MAX_LINE;
    if (this.spansLines) this.scan(text, number, offset);
    else this.addResults(text, { line: number, column: 1 });
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult {
    this.reset();
    return failure(error);
  }

  end(): NotationResult | undefined {
    const { line, column } = this.place;
    const isOpen = this.isInArray;
    this.isInArray = false;
    if (this.item === '') {
      if (!isOpen) return undefined;
      const expected = either(verbatim('","'), verbatim('"]"'));
      return failure(errorOf('structure', this.last.line, this.last.column, expected, END_OF_TEXT));
    }
    const closing: Phrase = this.quote
      ? { id: 'closing-quote' }
      : verbatim(this.item.startsWith('[') ? '"]"' : '"}"');
    this.reset();
    return failure(errorOf('structure', line, column, closing, END_OF_TEXT));
  }

  /** Reads a whole item. */
  private addResults(
    item: string,
    place: { readonly line: number; readonly column: number },
  ): void {
    let counted = 0;
    let { line } = place;
    for (const { content, index } of this.read(item, this.settled)) {
      if (isFault(content)) {
        const result = faultAt(place.line, content);
        this.results.push(
          result.ok ? result : { ...result, error: placedError(result.error, item, place) },
        );
        continue;
      }
      this.settled ??= content.givens.geometry.size;
      line += item.slice(counted, index).split('\n').length - 1;
      counted = index;
      const result = recordAt(line, content);
      const { refusal: error } = result;
      this.results.push(
        error
          ? { ...result, refusal: placedError({ ...error, line: place.line }, item, place) }
          : result,
      );
    }
  }

  /** @param offset The position of `text` in its line, if it is not the beginning of the line. */
  private scan(text: string, number: number, offset: number): void {
    if (this.item !== '' && offset === 0) this.item += '\n';
    if (offset === 0) this.isSkipping = false;
    const call = this.item === '' && offset === 0 ? (CALL.exec(text)?.[0].length ?? 0) : 0;
    for (let index = call; index < text.length; index++) {
      const sign = text[index];
      const place = { line: number, column: offset + index + 1 };
      if (this.item !== '') {
        this.extend(text, index);
        if (this.isUndecided && sign.trim() !== '') this.decide(place);
      } else if (sign === '{' || sign === '"' || sign === '[') {
        this.place = place;
        this.isUndecided = sign === '[' && !this.isInArray;
        this.extend(text, index);
      } else if (sign === ']' && this.isInArray) this.isInArray = false;
      else if (/[\s,);]/.test(sign)) this.isSkipping = false;
      else if (!this.isSkipping) {
        this.isSkipping = true;
        const expected = this.isInArray ? either(OBJECT, { id: 'string' }) : OBJECT;
        const found = shownAt(text, index);
        this.results.push(failure(errorOf('structure', number, place.column, expected, found)));
      }
      if (this.quote && sign === '\\') this.item += text[++index] ?? '';
    }
    if (this.item.length <= MAX_OBJECT) return;
    const { line, column } = this.place;
    this.reset();
    const expected = { id: 'most-object', length: MAX_OBJECT } as const;
    const found = { id: 'longer-object' } as const;
    this.results.push(failure(errorOf('too-long', line, column, expected, found)));
  }

  /**
   * Decides whether the item is a list of items, such as `[{`, or an item itself, such as `[[5,`. A
   * list is read item by item. So it may be longer than an item.
   */
  private decide(place: { readonly line: number; readonly column: number }): void {
    if (/^\[\s*\S$/.test(this.item)) this.inner = place;
    if (LIST.test(this.item)) {
      this.isInArray = true;
      this.isUndecided = false;
      this.place = this.inner;
      this.item = this.item.slice(1).trimStart();
      this.depth--;
      this.closeIfWhole();
    } else if (WHOLE.test(this.item)) this.isUndecided = false;
  }

  /** Adds a character to the item. Closes the item if this is its last character. */
  private extend(text: string, index: number): void {
    const sign = text[index];
    this.item += sign;
    if (this.quote) {
      if (sign === this.quote) this.quote = '';
    } else if (sign === '"' || sign === "'") this.quote = sign;
    else if (sign === '{' || sign === '[') this.depth++;
    else if (sign === '}' || sign === ']') this.depth--;
    this.closeIfWhole();
  }

  private closeIfWhole(): void {
    if (this.quote || this.depth > 0) return;
    const { item, place } = this;
    this.reset();
    this.addResults(item, place);
  }

  private reset(): void {
    this.item = '';
    this.depth = 0;
    this.quote = '';
    this.isUndecided = false;
  }
}
