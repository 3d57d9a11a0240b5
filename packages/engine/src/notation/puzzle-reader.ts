import type { Geometry } from '../grid/geometry.ts';
import { Detector } from './detect.ts';
import type { Notation, NotationReader, NotationResult, PuzzleRecord } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { errorOf, failure } from './parts/fault.ts';
import { LineSplitter, type TextLine, tooLong } from './parts/line-splitter.ts';

export interface PuzzleReaderOptions {
  /** The notation of the text. Default: detected from its first lines. */
  readonly notation?: Notation | undefined;
  /** The shape of the grids. Default: the usual shape for their size. */
  readonly geometry?: Geometry | undefined;
  /** The size of the text's first grid, if another reader has read the first records. */
  readonly size?: number | undefined;
}

/**
 * Reads the puzzles of a text that arrives in chunks. The chunks may be cut anywhere. Returns one
 * result per record, in order: a puzzle or an error. Never throws.
 *
 * Keeps the first lines in memory until the notation is known, then at most one record and
 * one line.
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
  private settled: number | undefined;

  constructor({ notation, geometry, size }: PuzzleReaderOptions = {}) {
    this.geometry = geometry;
    this.settled = size;
    this.detector = new Detector(geometry);
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

  /** Returns the records that this chunk completes. */
  push(chunk: string): NotationResult[] {
    const results: NotationResult[] = [];
    for (const line of this.splitter.push(chunk)) this.read(line, results);
    return this.noted(results);
  }

  /** Call it at the end of the text. Returns the last records, or an error if the text has none. */
  end(): NotationResult[] {
    const results: NotationResult[] = [];
    for (const line of this.splitter.end()) this.read(line, results);
    if (!this.reader) this.detect(true, results);
    let last = this.reader?.end();
    for (; last; last = this.reader?.more?.()) this.add(last, results);
    if (this.isEmpty && results.length === 0) return [EMPTY];
    return this.noted(results);
  }

  private noted(results: NotationResult[]): NotationResult[] {
    if (results.length > 0) this.isEmpty = false;
    return results;
  }

  private read(line: TextLine, results: NotationResult[]): void {
    if (this.reader) {
      let result =
        line.text === undefined
          ? this.reader.broken(tooLong(line))
          : this.reader.line(line.text, line.number, line.offset);
      for (; result; result = this.reader.more?.()) this.add(result, results);
      return;
    }
    const isEmpty = line.text?.trim() === '' && !line.text.includes('\t');
    if (this.refused || (this.waiting.length === 0 && isEmpty)) return;
    this.waiting.push(line);
    this.detector.add(line.text ?? '');
    this.detect(false, results);
  }

  /**
   * Adds a result. Remembers the size of the first grid, and adds the name of the notation to
   * errors.
   */
  private add(result: NotationResult, results: NotationResult[]): void {
    const { known } = this;
    if (result.ok) this.settled ??= result.record.givens.geometry.size;
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
    for (const line of waiting) {
      if (notation) this.read(line, results);
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

const EMPTY = failure(errorOf('empty', 1, 1, { id: 'puzzle' }, { id: 'nothing' }));

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
