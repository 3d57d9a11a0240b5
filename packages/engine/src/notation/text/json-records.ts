import type { NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { errorOf, type Fault, failure, faultAt, isFault, placedError } from '../parts/fault.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { shownAt } from '../parts/symbol.ts';
import { either, type Phrase, verbatim } from '../phrase.ts';

/** The maximum length of an object that spans lines. */
const MAX_OBJECT = 1 << 20;

const OBJECT: Phrase = { id: 'object' };
const END_OF_TEXT: Phrase = { id: 'end-of-text' };

/** Reads the text of an object or a string. `settled` is only used in errors. */
type ReadItem = (text: string, settled: number | undefined) => RecordContent | Fault;

/**
 * Reads JSON objects: one per line, or objects that span lines, or an array of objects or strings.
 * If the first line is a whole object, every line is read as one object.
 */
export class JsonRecords implements NotationReader {
  private readonly read: ReadItem;
  /** The size of the first grid. */
  private settled: number | undefined;
  private spansLines: boolean | undefined;
  /** The object or string (the item) that is being read. Empty between two items. */
  private item = '';
  /** Where the item begins, counted from 1. */
  private place = { line: 1, column: 1 };
  /** The end of the latest line that is not empty. */
  private last = { line: 1, column: 1 };
  /** How many brackets of the item are open. */
  private depth = 0;
  private inString = false;
  /** Whether the characters between two items are invalid, and have been reported. */
  private isSkipping = false;
  /** Whether the array around the items is open. */
  private isInArray = false;
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
    this.spansLines ??= /^\[|[[{,:]$/.test(trimmed);
    if (!this.spansLines) return this.result(text, number);
    this.scan(text, number, offset);
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
    const closing: Phrase = this.inString ? { id: 'closing-quote' } : verbatim('"}"');
    this.reset();
    return failure(errorOf('structure', line, column, closing, END_OF_TEXT));
  }

  private result(text: string, number: number): NotationResult {
    const content = this.read(text, this.settled);
    if (isFault(content)) return faultAt(number, content);
    this.settled ??= content.givens.geometry.size;
    return { ok: true, record: { line: number, ...content } };
  }

  /** @param offset The position of `text` in its line, if it is not the beginning of the line. */
  private scan(text: string, number: number, offset: number): void {
    if (this.item !== '' && offset === 0) this.item += '\n';
    for (let index = 0; index < text.length; index++) {
      const sign = text[index];
      if (this.item !== '') this.extend(text, index);
      else if (sign === '{' || sign === '"') {
        this.place = { line: number, column: offset + index + 1 };
        this.extend(text, index);
      } else if (sign === '[' && !this.isInArray) this.isInArray = true;
      else if (sign === ']' && this.isInArray) this.isInArray = false;
      else if (/[\s,]/.test(sign)) this.isSkipping = false;
      else if (!this.isSkipping) {
        this.isSkipping = true;
        const expected = this.isInArray ? either(OBJECT, { id: 'string' }) : OBJECT;
        const found = shownAt(text, index);
        this.results.push(
          failure(errorOf('structure', number, offset + index + 1, expected, found)),
        );
      }
      if (this.inString && sign === '\\') this.item += text[++index] ?? '';
    }
    if (this.item.length <= MAX_OBJECT) return;
    const { line, column } = this.place;
    this.reset();
    const expected = { id: 'most-object', length: MAX_OBJECT } as const;
    const found = { id: 'longer-object' } as const;
    this.results.push(failure(errorOf('too-long', line, column, expected, found)));
  }

  /** Adds a character to the item. Closes the item if this is its last character. */
  private extend(text: string, index: number): void {
    const sign = text[index];
    this.item += sign;
    if (this.inString) {
      if (sign === '"') this.inString = false;
    } else if (sign === '"') this.inString = true;
    else if (sign === '{' || sign === '[') this.depth++;
    else if (sign === '}' || sign === ']') this.depth--;
    if (this.inString || this.depth > 0) return;
    const { item, place } = this;
    this.reset();
    const result = this.result(item, place.line);
    this.results.push(
      result.ok ? result : { ...result, error: placedError(result.error, item, place) },
    );
  }

  private reset(): void {
    this.item = '';
    this.depth = 0;
    this.inString = false;
  }
}
