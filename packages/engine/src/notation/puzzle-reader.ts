import type { Geometry } from '../grid/geometry.ts';
import { Detector } from './detect.ts';
import { sdm } from './files/sdm.ts';
import { LONGEST_MESSAGE, messagesIn } from './message/messages.ts';
import type { Notation, NotationReader, NotationResult, PuzzleRecord } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { type Alphabet, alphabetOf } from './parts/alphabet.ts';
import { isLabel, isNumber, isProse, isRule, isSentence, isTitle } from './parts/aside.ts';
import { errorOf, failure } from './parts/fault.ts';
import { LineSplitter, type TextLine, tooLong } from './parts/line-splitter.ts';
import { shownFrom } from './parts/symbol.ts';
import type { Phrase } from './phrase.ts';
import { type Skipped, SkippedLines } from './skipped-lines.ts';
import { line as lineNotation } from './text/line.ts';

export interface PuzzleReaderOptions {
  /** The notation of the text. Default: detected from its first lines. */
  readonly notation?: Notation | undefined;
  /** The shape of the grids. Default: the usual shape for their size. */
  readonly geometry?: Geometry | undefined;
  /**
   * The symbols of the digits, such as "0123456789ABCDEF", in texts with one symbol per cell.
   * Default: 1–9 A–P, or the letters that occur.
   */
  readonly digits?: string | undefined;
  /** The size of the text's first grid, if another reader has read the first records. */
  readonly size?: number | undefined;
  /**
   * Whether a short text may be a message, which has sentences around its puzzles. Default: true,
   * unless another reader has read the first records.
   */
  readonly mayBeMessage?: boolean;
}

/**
 * Reads the puzzles of a text that arrives in chunks. The chunks may be cut anywhere. Returns one
 * result per record, in order: a puzzle or an error. Never throws.
 *
 * Keeps the first lines in memory until the notation is known, then at most one record and one
 * line. If a text of at most LONGEST_MESSAGE characters does not begin with a puzzle, it is kept,
 * because it may be a message with a puzzle in it.
 */
export class PuzzleReader {
  private readonly geometry: Geometry | undefined;
  private readonly splitter = new LineSplitter();
  private readonly detector: Detector;
  private known: Notation | undefined;
  private reader: NotationReader | undefined;
  /** The lines to read once the notation is known. Empty lines at the start are left out. */
  private waiting: TextLine[] = [];
  /** Whether the text fits no notation. Then the rest of it is ignored. */
  private refused = false;
  private isEmpty = true;
  /** Whether a record has been read, here or by another reader. */
  private hasBegun: boolean;
  private settled: number | undefined;
  private readonly skippedLines = new SkippedLines();
  private readonly alphabet: Alphabet | undefined;
  private length = 0;
  /** The text so far and its results, while it may be a message. */
  private message: { text: string; readonly results: NotationResult[] } | undefined;

  constructor(options: PuzzleReaderOptions = {}) {
    const { digits, notation, geometry, size, mayBeMessage = size === undefined } = options;
    if (digits !== undefined) this.alphabet = alphabetOf(digits);
    this.geometry = geometry;
    this.settled = size;
    this.hasBegun = size !== undefined;
    this.detector = new Detector(geometry);
    if (!mayBeMessage) this.length = Infinity;
    else if (!notation) this.message = { text: '', results: [] };
    this.use(notation);
  }

  /** The notation of the text. Undefined until it is detected. */
  get notation(): Notation | undefined {
    return this.known;
  }

  /** The size of the text's first grid, which errors refer to. Undefined until a grid is read. */
  get size(): number | undefined {
    return this.settled;
  }

  /** Whether the text so far is short enough for a message. */
  get mayBeMessage(): boolean {
    return this.length <= LONGEST_MESSAGE;
  }

  /** The lines so far that are in no record. Undefined if there are none. */
  get skipped(): Skipped | undefined {
    const own = this.skippedLines.all;
    const inReader = this.reader?.skipped;
    if (!own || !inReader) return own ?? inReader;
    const first = own.line < inReader.line ? own : inReader;
    return { ...first, count: own.count + inReader.count };
  }

  /** Returns the records that this chunk completes. */
  push(chunk: string): NotationResult[] {
    this.length += chunk.length;
    if (this.message) this.message.text += chunk;
    const results: NotationResult[] = [];
    for (const line of this.splitter.push(chunk)) this.read(this.standard(line), results);
    return this.given(results);
  }

  /** Call it at the end of the text. Returns the last records, or an error if the text has none. */
  end(): NotationResult[] {
    const results: NotationResult[] = [];
    for (const line of this.splitter.end()) this.read(this.standard(line), results);
    if (!this.reader) this.detect(true, results);
    let last = this.reader?.end();
    for (; last; last = this.reader?.more?.()) this.add(last, results);
    const { message } = this;
    const all = this.given(results, true);
    const found = message && !all.some(({ ok }) => ok) && this.inMessage(message.text, all);
    if (found) return found;
    return this.isEmpty ? [failure(noPuzzle(this.skipped))] : all;
  }

  /** Returns the results, or keeps them while the text may be a message and has no puzzle yet. */
  private given(results: readonly NotationResult[], isEnd = false): NotationResult[] {
    if (results.length > 0) this.isEmpty = false;
    const { message } = this;
    if (!message) return [...results];
    message.results.push(...results);
    if (!isEnd && this.mayBeMessage && !results.some(({ ok }) => ok)) return [];
    this.message = undefined;
    return message.results;
  }

  /** Returns the puzzles of a message whose puzzles have no errors. */
  private inMessage(
    text: string,
    results: readonly NotationResult[],
  ): NotationResult[] | undefined {
    if (!this.mayBeMessage || !results.every((result) => result.ok || isLoose(result.error))) return;
    for (const other of messagesIn(text)) {
      const reader = new PuzzleReader({ geometry: this.geometry });
      // This text has no message in it.
      reader.message = undefined;
      const read = [...reader.push(other), ...reader.end()];
      if (!read.every(({ ok }) => ok)) continue;
      this.known = reader.known;
      this.settled = reader.settled;
      return read;
    }
    return undefined;
  }

  /** Returns a line with 1–9 A–P for its digits. */
  private standard(line: TextLine): TextLine {
    const { alphabet } = this;
    return alphabet && line.text ? { ...line, text: alphabet.standard(line.text) } : line;
  }

  private read(line: TextLine, results: NotationResult[]): void {
    if (this.reader) {
      this.readLine(this.reader, line, results);
      return;
    }
    const isEmpty = line.text?.trim() === '' && !line.text.includes('\t');
    if (this.refused || (this.waiting.length === 0 && isEmpty)) return;
    this.waiting.push(line);
    this.detector.add(line.text ?? '');
    this.detect(false, results);
  }

  private readLine(reader: NotationReader, line: TextLine, results: NotationResult[]): void {
    const { number, offset, text } = line;
    let result =
      text === undefined ? reader.broken(tooLong(line)) : reader.line(text, number, offset);
    if (result && !result.ok && text !== undefined && this.isAside(text)) this.skip(line);
    else for (; result; result = reader.more?.()) this.add(result, results);
  }

  /**
   * Whether a line with an error stands beside the puzzles of a text with one puzzle per line. One
   * word may be a record that somebody else could not write, so it is an error between puzzles.
   */
  private isAside(text: string): boolean {
    if (this.known !== lineNotation && this.known !== sdm) return false;
    if (isRule(text) || isNumber(text) || isTitle(text)) return true;
    return this.hasBegun ? isSentence(text) || isLabel(text) : isProse(text);
  }

  private skip({ number, text = '' }: TextLine): void {
    this.skippedLines.add(number, text);
  }

  /**
   * Adds a result. Remembers the size of the first grid, and adds the name of the notation to
   * errors.
   */
  private add(result: NotationResult, results: NotationResult[]): void {
    const { known } = this;
    this.hasBegun = true;
    if (result.ok) this.settled ??= result.record.givens.geometry.size;
    const { alphabet } = this;
    if (result.ok && alphabet) {
      results.push({ ok: true, record: { ...result.record, symbols: alphabet.symbols } });
      return;
    }
    const isNamed = result.ok || !known;
    const named = (error: NotationError): NotationError => ({ ...error, notation: known!.id });
    results.push(isNamed ? result : { ...result, error: named(result.error) });
  }

  /** Detects the notation if there are enough lines, and then reads these lines. */
  private detect(ended: boolean, results: NotationResult[]): void {
    const { detector, waiting } = this;
    const notation = detector.notation(ended);
    if (!notation && !ended && !detector.isFull) return;
    this.waiting = [];
    this.use(notation);
    for (const [index, line] of waiting.entries()) {
      if (notation && detector.isAside(index)) this.skip(line);
      else if (notation) this.read(line, results);
      else if (line.text === undefined) results.push(failure(tooLong(line)));
    }
    if (notation) return;
    this.refused = true;
    const isBlank = waiting.every((line) => (line.text ?? '').trim() === '');
    if (!isBlank) results.push(failure(detector.unknown(waiting[0].number)));
  }

  private use(notation: Notation | undefined): void {
    this.known = notation;
    this.reader = notation?.reader(this.geometry, this.settled);
  }
}

/**
 * Notations that a text with a few digits may resemble. Texts in other notations have clear marks.
 */
const LOOSE = new Set(['line', 'rows', 'spaced', 'lists', 'table', 'block', 'pencilmarks']);

function isLoose({ code, notation, phrases }: NotationError): boolean {
  if (code === 'too-long' || code === 'variant') return false;
  if (notation === undefined || LOOSE.has(notation)) return true;
  return notation === 'json' && phrases.found.id === 'object-without-key';
}

/** The error for a text without a puzzle. It shows the first line that was skipped. */
export function noPuzzle(skipped?: Skipped): NotationError {
  const { line, text } = skipped ?? { line: 1, text: '' };
  const start = text.length - text.trimStart().length;
  const found: Phrase = skipped ? shownFrom(text, start) : { id: 'nothing' };
  return errorOf('empty', line, start + 1, { id: 'puzzle' }, found);
}

/** Reads a whole text. Returns at least one result: a puzzle or an error per record, in order. */
export function parsePuzzles(text: string, options: PuzzleReaderOptions = {}): NotationResult[] {
  const reader = new PuzzleReader(options);
  return [...reader.push(text), ...reader.end()];
}

/** Reads the first record of a text. */
export function parsePuzzle(text: string, options: PuzzleReaderOptions = {}): NotationResult {
  return parsePuzzles(text, options)[0];
}

/** Writes records as one text, with the head and tail of the notation. */
export function formatPuzzles(records: Iterable<PuzzleRecord>, notation: Notation): string {
  const writer = notation.writer();
  let text = '';
  for (const record of records) text += writer.record(record);
  return text + writer.end();
}
