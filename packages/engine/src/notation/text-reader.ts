import { type Geometry, internGeometry, isJigsaw } from '../grid/geometry.ts';
import {
  isBeside,
  isOtherNotation,
  isRuleOfDots,
  mayBeMended,
  mayHaveCells,
  type Place,
} from './beside-puzzles.ts';
import { Detector } from './detect.ts';
import { type Doubt, Doubts } from './doubts.ts';
import type { Notation, NotationReader, NotationResult } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { type Alphabet, alphabetOf } from './parts/alphabet.ts';
import { isRule } from './parts/aside.ts';
import { errorOf, failure } from './parts/fault.ts';
import { LineSplitter, type TextLine, tooLong } from './parts/line-splitter.ts';
import { shownFrom } from './parts/symbol.ts';
import { isJigsawRule, RefusedRegions, RegionsBeside } from './regions-beside.ts';
import { type RuleAbove, RuleLines } from './rule-above.ts';
import { type Skipped, SkippedLines, skippedIn } from './skipped-lines.ts';

export interface TextReaderOptions {
  /** The notation of the text. Default: detected from its first lines. */
  readonly notation?: Notation | undefined;
  /** The shape of the grids. Default: the usual shape for their size. */
  readonly geometry?: Geometry | undefined;
  /**
   * The symbols of the digits, such as "0123456789ABCDEF", in texts with one symbol per cell.
   * Default: 1–9 A–P, or the letters that occur.
   */
  readonly digits?: string | undefined;
  /** Whether variants are read. By default, a variant is an error. */
  readonly variants?: boolean | undefined;
  /** The size of the text's first grid, if another reader has read the first records. */
  readonly size?: number | undefined;
}

/**
 * Reads the puzzles of a text as it is written, line by line, in one notation.
 *
 * Keeps the first lines in memory until the notation is known, then at most one record and one
 * line.
 */
export class TextReader {
  private readonly geometry: Geometry | undefined;
  private readonly variants: boolean;
  /** Joins puzzles and their regions, if variants are read. */
  private readonly regions: RegionsBeside | undefined;
  private readonly splitter = new LineSplitter();
  private readonly detector: Detector;
  private readonly aside = new SkippedLines();
  private readonly alphabet: Alphabet | undefined;
  private known: Notation | undefined;
  private reader: NotationReader | undefined;
  /** The lines to read once the notation is known. Empty lines at the start are left out. */
  private waiting: TextLine[] = [];
  /** Whether the text fits no notation. Then the rest of it is ignored. */
  private isUnknown = false;
  /** Whether a record has been read, here or by another reader. */
  private hasBegun: boolean;
  private settled: number | undefined;
  /** The number of the latest line, and its text. */
  private latest = 0;
  private text = '';
  private readonly rules = new RuleLines();
  private readonly refused = new RefusedRegions();
  private readonly doubts = new Doubts();

  constructor({ digits, notation, geometry, size, variants = false }: TextReaderOptions = {}) {
    this.variants = variants;
    if (variants && !geometry) this.regions = new RegionsBeside();
    if (digits !== undefined) this.alphabet = alphabetOf(digits);
    this.geometry = geometry && internGeometry(geometry);
    this.settled = size;
    this.hasBegun = size !== undefined;
    this.detector = new Detector(this.geometry);
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

  /** The first place where another way to read the text may find more. */
  get doubt(): Doubt | undefined {
    return this.doubts.first;
  }

  /** The error for a rule that a line states. All grids below it have it. */
  get rule(): RuleAbove | undefined {
    const { known, rules } = this;
    const { error, isSaid } = rules;
    return error && { error: { ...error, ...(known && { notation: known.id }) }, isSaid };
  }

  /** The lines so far that are in no record. */
  get skipped(): Skipped | undefined {
    return skippedIn(this.aside.all, this.reader?.skipped);
  }

  /** Returns the records that this chunk completes. */
  push(chunk: string): NotationResult[] {
    const results: NotationResult[] = [];
    this.regions?.forget();
    for (const line of this.splitter.push(chunk)) this.read(this.standard(line), results);
    return results;
  }

  /** Call it at the end of the text. Returns the last records. */
  end(): NotationResult[] {
    const results: NotationResult[] = [];
    this.regions?.forget();
    for (const line of this.splitter.end()) this.read(this.standard(line), results);
    if (!this.reader) this.detect(true, results);
    let last = this.reader?.end();
    for (; last; last = this.reader?.more?.()) this.add(last, results);
    const unused = this.regions?.unused;
    if (unused) results.push(unused);
    const { error, isSaid } = this.rules;
    if (error && !isSaid) this.add(failure(error), results);
    return results;
  }

  /** Returns a line with 1–9 A–P for its digits. */
  private standard(line: TextLine): TextLine {
    const { alphabet } = this;
    return alphabet && line.text ? { ...line, text: alphabet.standard(line.text) } : line;
  }

  private read(line: TextLine, results: NotationResult[]): void {
    this.latest = line.number;
    this.text = line.text ?? '';
    const heading = this.hasBegun ? undefined : HEADING.exec(this.text);
    if (heading) this.rules.add(this.text, line.number, heading[0].length);
    if (this.reader) {
      this.readLine(this.reader, line, results);
      return;
    }
    const isEmpty = line.text?.trim() === '' && !line.text.includes('\t');
    if (this.isUnknown || (this.waiting.length === 0 && isEmpty)) return;
    this.waiting.push(line);
    this.detector.add(line.text ?? '');
    this.detect(false, results);
  }

  private readLine(reader: NotationReader, line: TextLine, results: NotationResult[]): void {
    const { number, offset, text } = line;
    const known = this.known!;
    if (known.onePerLine && text && isRule(text)) return;
    if (known.onePerLine && text && isRuleOfDots(text, this.settled)) {
      this.skip(line);
      return;
    }
    if (text !== undefined && isOtherNotation(text, known)) {
      this.latest--;
      for (let last = reader.end(); last; last = reader.more?.()) this.add(last, results);
      const start = text.length - text.trimStart().length;
      const found = shownFrom(text, start);
      const error = errorOf('structure', number, start + 1, { id: 'end-of-text' }, found);
      this.add(failure(error), results);
      return;
    }
    let result =
      text === undefined ? reader.broken(tooLong(line)) : reader.line(text, number, offset);
    if (reader.skipped?.last === number && text) this.examine(text, number);
    const error = result?.ok === false ? result.error : undefined;
    if (error && text !== undefined && isBeside(text, error, this.place)) {
      while (result) result = reader.more?.();
      this.skip(line);
    } else for (; result; result = reader.more?.()) this.add(result, results);
  }

  private get place(): Place {
    return { notation: this.known!, hasBegun: this.hasBegun, size: this.settled };
  }

  private skip({ number, text = '' }: TextLine): void {
    this.aside.add(number, text);
    this.examine(text, number);
  }

  /**
   * A skipped line may be a puzzle in another notation. Or it states a rule of the grids below it, or
   * of those above it: `Rules: both diagonals …`.
   */
  private examine(text: string, number: number): void {
    if (!this.doubts.first && mayHaveCells(text)) this.doubts.add();
    this.rules.add(text, number);
  }

  /**
   * Adds a result. Remembers the size of the first grid, and adds the name of the notation to
   * errors.
   */
  private add(read: NotationResult, results: NotationResult[]): void {
    const { alphabet, doubts, known } = this;
    const joined = read.ok && this.regions ? this.joined(read, this.regions, results) : read;
    if (!joined) return;
    const refusal = joined.ok ? this.refusalOf(joined) : undefined;
    const result = refusal ? failure(refusal) : joined;
    if (!result.ok && result.error.code === 'variant') this.rules.isSaid = true;
    this.hasBegun = true;
    if (this.refused.refuses(result, results)) {
      doubts.addResults();
      return;
    }
    if (!result.ok && (!known || mayBeMended(this.text, this.place))) doubts.add();
    if (result.ok && !doubts.first) doubts.addPuzzle(result.end ?? this.latest, this.skipped);
    else doubts.addResults();
    if (result.ok) this.settled ??= result.record.givens.geometry.size;
    if (result.ok && alphabet) {
      results.push({ ok: true, record: { ...result.record, symbols: alphabet.symbols } });
      return;
    }
    const isNamed = result.ok || !known;
    const named = (error: NotationError): NotationError => ({ ...error, notation: known!.id });
    results.push(isNamed ? result : { ...result, error: named(result.error) });
  }

  /** The error for a variant, unless its rules are known. */
  private refusalOf({ record, refusal }: NotationResult & { ok: true }): NotationError | undefined {
    if (refusal) return this.variants ? undefined : refusal;
    const stated = this.rules.refusalOf(record);
    const isKnown = this.regions && isJigsaw(record.givens.geometry);
    if (!stated || !isKnown || !isJigsawRule(stated)) return stated;
    this.rules.isSaid = true;
    return undefined;
  }

  /**
   * A puzzle with its regions, if there are any above it. Undefined if the grid only has regions: then
   * their puzzle is to come, or is replaced in the results.
   */
  private joined(
    read: NotationResult & { ok: true },
    regions: RegionsBeside,
    results: NotationResult[],
  ): NotationResult | undefined {
    const joined = regions.add(read.record);
    if (joined.kind === 'waits') return undefined;
    if (joined.kind === 'next') {
      return joined.record === read.record ? read : { ...read, record: joined.record };
    }
    const latest = results.at(-1);
    if (joined.kind === 'misfits') {
      const { errors, isNext } = joined;
      if (!isNext && latest?.ok) results.pop();
      results.push(...(isNext || latest?.ok ? errors : errors.slice(1)));
      this.doubts.addResults(isNext ? 2 : 1);
      return undefined;
    }
    const { record } = joined;
    const refusal = this.refusalOf({ ok: true, record });
    const symbols = latest?.ok && latest.record.symbols;
    const whole = { ...record, ...(symbols && { symbols }) };
    results[results.length - 1] = refusal ? failure(refusal) : { ok: true, record: whole };
    this.doubts.complete(read.end ?? this.latest);
    return undefined;
  }

  /** Detects the notation if there are enough lines, and then reads these lines. */
  private detect(ended: boolean, results: NotationResult[]): void {
    const { detector, waiting } = this;
    const notation = detector.notation(ended);
    if (!notation && !ended && !detector.isFull) return;
    this.waiting = [];
    this.use(notation);
    for (const [index, line] of waiting.entries()) {
      if (notation && detector.isAside(index, notation)) this.skip(line);
      else if (notation?.onePerLine && detector.isBorder(index)) continue;
      else if (notation) this.read(line, results);
      else if (line.text === undefined) this.add(failure(tooLong(line)), results);
    }
    if (notation) return;
    this.isUnknown = true;
    const isBlank = waiting.every((line) => (line.text ?? '').trim() === '');
    if (!isBlank) this.add(failure(detector.unknown(waiting[0].number)), results);
  }

  private use(notation: Notation | undefined): void {
    this.known = notation;
    this.reader = notation?.reader(this.geometry, this.settled);
  }
}

/** The beginning of a comment, or of a heading in Markdown. */
const HEADING = /^\s*#+\d*\s+/;
