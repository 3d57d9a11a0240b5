import {
  type Notation,
  type NotationError,
  type NotationResult,
  PuzzleReader,
  type PuzzleReaderOptions,
  type RuleAbove,
  type Skipped,
} from '@nonet/engine/notation';
import { hasPlainLines } from '../lines/line-block.ts';
import { countLines, LineCount } from '../lines/line-count.ts';
import { LINE_FEED, RETURN } from '../lines/plain-lines.ts';
import { joined, MAX_LINE } from './block-cutter.ts';

/** Reads a part of a file as records. Line numbers count from the beginning of the part. */
export class RecordReader {
  private readonly reader: PuzzleReader;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /**
   * The number of lines that `reader` receives before the first line that counts. This number is
   * subtracted from the line numbers of the results.
   */
  private readonly before: number;
  private readonly counted = new LineCount();
  /** The bytes after the last LF. Undefined if there was no LF yet or the line is too long. */
  private tail: Uint8Array | undefined;

  private constructor(reader: PuzzleReader, before: number) {
    this.reader = reader;
    this.before = before;
  }

  /** Returns a reader for the beginning of a file. */
  static atStart(options: PuzzleReaderOptions): RecordReader {
    return new RecordReader(new PuzzleReader(options), 0);
  }

  /**
   * Returns a reader for the rest of a file. `start` is the beginning of the file, and must end at
   * a line end. The reader does not return the records of `start`, and does not count its lines.
   */
  static afterStart(options: PuzzleReaderOptions, start: Uint8Array): RecordReader {
    const reader = new PuzzleReader({ ...options, mayBeMessage: false });
    reader.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(start));
    return new RecordReader(reader, countLines(start));
  }

  /**
   * Returns a reader for a part in the middle of a file. The part must begin with a new line.
   * The size is that of the file's first grid.
   */
  static midFile(
    options: Pick<PuzzleReaderOptions, 'notation' | 'size' | 'variants'>,
  ): RecordReader {
    const reader = new PuzzleReader(options);
    // This text comes from the middle of a file, where a byte order mark is an error. `reader`
    // accepts a byte order mark only at the beginning of its text, so `reader` first receives an
    // empty line.
    reader.push('\n');
    return new RecordReader(reader, 1);
  }

  get notation(): Notation | undefined {
    return this.reader.notation;
  }

  /** The size of the file's first grid. Undefined until a grid is read. */
  get size(): number | undefined {
    return this.reader.size;
  }

  /** Whether the text so far may be a message, so that blocks cannot begin yet. */
  get mayBeMessage(): boolean {
    return this.reader.mayBeMessage;
  }

  /** The rule that a line states. */
  get rule(): RuleAbove | undefined {
    const { rule } = this.reader;
    return rule && { ...rule, error: shiftError(rule.error, -this.before) };
  }

  /** The lines so far that are in no record. */
  get skipped(): Skipped | undefined {
    const { skipped } = this.reader;
    return skipped && { ...skipped, line: skipped.line - this.before };
  }

  /** How many complete lines have been read. */
  get lines(): number {
    return this.counted.lines;
  }

  /** The bytes after the last LF. Undefined if blocks of lines cannot begin there. */
  get partialLine(): Uint8Array | undefined {
    return this.tail?.includes(RETURN) ? undefined : this.tail;
  }

  push(bytes: Uint8Array): NotationResult[] {
    if (!this.notation || hasPlainLines(this.notation)) this.watch(bytes);
    return this.reader.push(this.decoder.decode(bytes, { stream: true })).map(this.relative);
  }

  /** Keeps the unfinished line, because a block of lines may begin with it. */
  private watch(bytes: Uint8Array): void {
    this.counted.add(bytes);
    const feed = bytes.lastIndexOf(LINE_FEED);
    if (feed >= 0) this.tail = bytes.slice(feed + 1);
    else if (this.tail) this.tail = joined(this.tail, bytes);
    if (this.tail && this.tail.length > MAX_LINE) this.tail = undefined;
  }

  end(): NotationResult[] {
    const results = [...this.reader.push(this.decoder.decode()), ...this.reader.end()];
    const records = results.filter((result) => result.ok || result.error.code !== 'empty');
    return records.map(this.relative);
  }

  /** Changes the line number of a result, so that it counts from the beginning of the part. */
  private readonly relative = (result: NotationResult): NotationResult =>
    shiftLine(result, -this.before);
}

/** Adds `lines` to the line number of a result. */
export function shiftLine(result: NotationResult, lines: number): NotationResult {
  if (lines === 0) return result;
  return result.ok
    ? { ok: true, record: { ...result.record, line: result.record.line + lines } }
    : { ...result, error: shiftError(result.error, lines) };
}

/** Adds `lines` to the line number of an error. */
export function shiftError(error: NotationError, lines: number): NotationError {
  return { ...error, line: error.line + lines };
}
