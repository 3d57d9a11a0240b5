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
import { ruleOfRecord, statedRule } from './message/stated-rule.ts';
import type { Notation, NotationReader, NotationResult, PuzzleRecord } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { type Alphabet, alphabetOf } from './parts/alphabet.ts';
import { isRule } from './parts/aside.ts';
import { errorOf, failure } from './parts/fault.ts';
import { LineSplitter, type TextLine, tooLong } from './parts/line-splitter.ts';
import { hasRegions } from './parts/region-grid.ts';
import { shownFrom } from './parts/symbol.ts';
import { isJigsawRule, RegionsBeside } from './regions-beside.ts';
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
  private refused = false;
  /** Whether a record has been read, here or by another reader. */
  private hasBegun: boolean;
  private settled: number | undefined;
  /** The number of the latest line, and its text. */
  private latest = 0;
  private text = '';
  /** The error for a rule that a line states. All grids below it have it. */
  private variant: NotationError | undefined;
  private isVariantSaid = true;
  /** Whether the latest result is a puzzle. */
  private isAfterPuzzle = false;
  /** Whether the latest grid names the regions of the next puzzle. */
  private hasRegionsAbove = false;
  private firstDoubt: Doubt | undefined;
  /** The number of results, the last line of the latest puzzle, and what was skipped before it. */
  private count = 0;
  private latestPuzzle = 0;
  private skippedBefore: Skipped | undefined;

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
    return this.firstDoubt;
  }

  /** The error for a rule that a line states. All grids below it have it. */
  get rule(): RuleAbove | undefined {
    const { isVariantSaid: isSaid, known, variant } = this;
    return variant && { error: { ...variant, ...(known && { notation: known.id }) }, isSaid };
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
    const unused = this.regions?.waiting;
    if (unused) results.push(regionsError(unused.line));
    if (this.variant && !this.isVariantSaid) this.add(failure(this.variant), results);
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
    if (heading) this.findRule(this.text, line.number, heading[0].length);
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
    if (!this.firstDoubt && mayHaveCells(text)) this.addDoubt();
    this.findRule(text, number);
  }

  private findRule(text: string, number: number, offset = 0): void {
    const rule = this.variant ? undefined : statedRule(text.slice(offset));
    if (!rule) return;
    const column = offset + rule.column;
    this.variant = errorOf('variant', number, column, { id: 'classic' }, rule.phrase);
    this.isVariantSaid = false;
  }

  private addDoubt(): void {
    const { count: results, latestPuzzle: lines, skippedBefore: skipped } = this;
    this.firstDoubt ??= { results, lines, skipped };
  }

  /**
   * Adds a result. Remembers the size of the first grid, and adds the name of the notation to
   * errors.
   */
  private add(read: NotationResult, results: NotationResult[]): void {
    const { alphabet, known } = this;
    const joined = read.ok ? this.joined(read, results) : read;
    if (!joined) return;
    const variant = joined.ok ? this.refusalOf(joined) : undefined;
    const result = variant ? failure(variant) : joined;
    if (!result.ok && result.error.code === 'variant') this.isVariantSaid = true;
    this.hasBegun = true;
    if (result.ok && (this.hasRegionsAbove || hasRegions(result.record.givens))) {
      this.refuseRegions(result.record, results);
      return;
    }
    this.isAfterPuzzle = result.ok;
    if (!result.ok && (!this.known || mayBeMended(this.text, this.place))) this.addDoubt();
    this.count++;
    if (result.ok && !this.firstDoubt) {
      this.latestPuzzle = result.end ?? this.latest;
      this.skippedBefore = this.skipped;
    }
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
    const stated = this.variant ?? variantOf(record);
    const isKnown = this.regions && isJigsaw(record.givens.geometry);
    if (!stated || !isKnown || !isJigsawRule(stated)) return stated;
    this.isVariantSaid = true;
    return undefined;
  }

  /**
   * A puzzle with its regions, if there are any beside it. Undefined if the grid only has regions: then
   * their puzzle is to come, or is replaced in the results.
   */
  private joined(
    read: NotationResult & { ok: true },
    results: NotationResult[],
  ): NotationResult | undefined {
    const { regions } = this;
    if (!regions) return read;
    const above = regions.waiting;
    const latest = results.at(-1);
    const joined = regions.add(read.record);
    if (joined === 'waits') return undefined;
    if (!joined) {
      if (above) results.push(regionsError(above.line));
      else if (latest?.ok) results[results.length - 1] = regionsError(latest.record.line);
      results.push(regionsError(read.record.line));
      this.count += above ? 2 : 1;
      return undefined;
    }
    const { record, replaces } = joined;
    if (!replaces) return { ...read, record };
    const refusal = this.refusalOf({ ok: true, record });
    if (this.firstDoubt?.results === this.count - 1) this.firstDoubt = undefined;
    const symbols = latest?.ok && latest.record.symbols;
    const whole = { ...record, ...(symbols && { symbols }) };
    results[results.length - 1] = refusal ? failure(refusal) : { ok: true, record: whole };
    this.latestPuzzle = read.end ?? this.latest;
    return undefined;
  }

  /**
   * The grid names the regions of the puzzle before it, or of the one after it if there is none. So
   * neither is a classic puzzle.
   */
  private refuseRegions({ line }: PuzzleRecord, results: NotationResult[]): void {
    const latest = results.at(-1);
    this.hasRegionsAbove = !this.hasRegionsAbove && !this.isAfterPuzzle;
    this.isAfterPuzzle = false;
    const refused = latest?.ok ? [latest.record.line, line] : [line];
    if (latest?.ok) results.pop();
    for (const at of refused) {
      results.push(regionsError(at));
    }
    this.count++;
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
    this.refused = true;
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

/** The error for a grid whose boxes are others, or that names regions. */
function regionsError(line: number): NotationResult {
  const found = { id: 'rule', name: 'regions' } as const;
  return failure(errorOf('variant', line, 1, { id: 'classic' }, found));
}

/** The error for a name or a comment of a puzzle that names a variant. */
function variantOf(record: PuzzleRecord): NotationError | undefined {
  const rule = ruleOfRecord(record);
  return rule && errorOf('variant', record.line, 1, { id: 'classic' }, rule);
}

/** A rule that a line of a text states. */
export interface RuleAbove {
  /** The error of all puzzles below the line. */
  readonly error: NotationError;
  /** Whether a puzzle has had it. If none has, it is the last result of the text. */
  readonly isSaid: boolean;
}

/** A place in a text where another way to read it may find more puzzles. */
interface Doubt {
  /** How many results are before it. */
  readonly results: number;
  /** How many lines the puzzles before it have, and the lines skipped among them. */
  readonly lines: number;
  readonly skipped: Skipped | undefined;
}
