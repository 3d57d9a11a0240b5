import type { Geometry } from '../grid/geometry.ts';
import { Detector, LOOK_AHEAD } from './detect.ts';
import type { Notation, NotationReader, NotationResult, PuzzleRecord } from './notation.ts';
import { failure } from './parts/fault.ts';
import { LineSplitter, type TextLine, tooLong } from './parts/line-splitter.ts';

export interface PuzzleReaderOptions {
  /** The notation of the text. Default: detected from its first lines. */
  readonly notation?: Notation | undefined;
  /** The shape of the grids. Default: the usual one of their size. */
  readonly geometry?: Geometry | undefined;
}

/**
 * Reads the puzzles of a text that comes in chunks. However it is cut, the results are the same: one
 * for every record, good or bad, in order. Nothing thrown, and little held: a record and a line, and
 * up to LOOK_AHEAD lines until the notation is known.
 */
export class PuzzleReader {
  private readonly geometry: Geometry | undefined;
  private readonly splitter = new LineSplitter();
  private readonly detector: Detector;
  private settled: Notation | undefined;
  private reader: NotationReader | undefined;
  /** The lines so far while the notation is not known, from the first that is not empty. */
  private waiting: TextLine[] = [];
  /** No notation fits: what comes is not read. */
  private refused = false;
  private isEmpty = true;

  constructor({ notation, geometry }: PuzzleReaderOptions = {}) {
    this.geometry = geometry;
    this.detector = new Detector(geometry);
    this.use(notation);
  }

  /** The notation given or detected; undefined while it is not known. */
  get notation(): Notation | undefined {
    return this.settled;
  }

  /** The records that this chunk completes. */
  push(chunk: string): NotationResult[] {
    const results: NotationResult[] = [];
    for (const line of this.splitter.push(chunk)) this.take(line, results);
    return this.told(results);
  }

  /** What the end of the text completes; one error when there was no puzzle in it at all. */
  end(): NotationResult[] {
    const results: NotationResult[] = [];
    for (const line of this.splitter.end()) this.take(line, results);
    if (!this.reader) this.settle(true, results);
    const last = this.reader?.end();
    if (last) results.push(last);
    if (this.isEmpty && results.length === 0) return [EMPTY];
    return this.told(results);
  }

  private told(results: NotationResult[]): NotationResult[] {
    if (results.length > 0) this.isEmpty = false;
    return results;
  }

  private take(line: TextLine, results: NotationResult[]): void {
    if (this.reader) {
      let result =
        line.text === undefined
          ? this.reader.broken(tooLong(line))
          : this.reader.line(line.text, line.number);
      for (; result; result = this.reader.more?.()) results.push(result);
      return;
    }
    if (this.refused || (this.waiting.length === 0 && line.text?.trim() === '')) return;
    this.waiting.push(line);
    this.detector.take(line.text ?? '');
    this.settle(false, results);
  }

  /** Reads the lines in waiting, if their notation can be told. */
  private settle(ended: boolean, results: NotationResult[]): void {
    const { detector, waiting } = this;
    const notation = detector.notation(ended);
    if (!notation && !ended && waiting.length < LOOK_AHEAD) return;
    this.waiting = [];
    this.use(notation);
    for (const line of waiting) {
      if (notation) this.take(line, results);
      else if (line.text === undefined) results.push(failure(tooLong(line)));
    }
    if (notation) return;
    this.refused = true;
    const isBlank = waiting.every((line) => (line.text ?? '').trim() === '');
    if (!isBlank) results.push(failure(detector.unknown(waiting[0].number)));
  }

  private use(notation: Notation | undefined): void {
    this.settled = notation;
    this.reader = notation?.reader(this.geometry);
  }
}

const EMPTY: NotationResult = failure({
  code: 'empty',
  line: 1,
  column: 1,
  expected: 'a puzzle',
  found: 'nothing',
});

/** Every record of a text, good or bad, in order; one error when there is none at all. */
export function parsePuzzles(text: string, options: PuzzleReaderOptions = {}): NotationResult[] {
  const reader = new PuzzleReader(options);
  return [...reader.push(text), ...reader.end()];
}

/** The first record of a text. */
export function parsePuzzle(text: string, options: PuzzleReaderOptions = {}): NotationResult {
  return parsePuzzles(text, options)[0];
}

/** Records as a text of a notation, its head first and its tail last: the twin of parsePuzzles. */
export function formatPuzzles(records: Iterable<PuzzleRecord>, notation: Notation): string {
  let text = notation.head;
  let index = 0;
  for (const record of records) text += notation.format(record, index++);
  return text + (notation.tail ?? '');
}
