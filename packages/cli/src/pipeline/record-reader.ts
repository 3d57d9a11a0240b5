import {
  type Notation,
  type NotationResult,
  PuzzleReader,
  type PuzzleReaderOptions,
} from '@nonet/engine/notation';
import { hasPlainLines } from './line-block.ts';
import { LineCount } from './line-count.ts';

const LINE_FEED = 10;
const RETURN = 13;

/** The maximum length of an unfinished line that is kept. */
const MAX_LINE = 1 << 16;

/** Reads a part of a file as records. Line numbers count from the beginning of the part. */
export class RecordReader {
  private readonly reader: PuzzleReader;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** The number of lines that `reader` has read before the part. */
  private readonly before: number;
  private readonly counted = new LineCount();
  /**
   * The bytes after the last LF. Undefined if there was no LF yet or the unfinished line is too long.
   */
  private tail: Uint8Array | undefined;

  private constructor(reader: PuzzleReader, before: number) {
    this.reader = reader;
    this.before = before;
  }

  /** A reader for the beginning of a file. */
  static atStart(options: PuzzleReaderOptions): RecordReader {
    return new RecordReader(new PuzzleReader(options), 0);
  }

  /** A reader for a part in the middle of a file. The part begins at the start of a line. */
  static midFile(notation: Notation): RecordReader {
    const reader = new PuzzleReader({ notation });
    // The reader drops a byte order mark at the beginning of its text. In the middle of a file the mark
    // is an error, so the reader gets an empty line first.
    reader.push('\n');
    return new RecordReader(reader, 1);
  }

  get notation(): Notation | undefined {
    return this.reader.notation;
  }

  /** The number of complete lines read. */
  get lines(): number {
    return this.counted.lines;
  }

  /** The bytes after the last line end. Undefined if the part cannot be cut at that line end. */
  get partialLine(): Uint8Array | undefined {
    return this.tail?.includes(RETURN) ? undefined : this.tail;
  }

  push(bytes: Uint8Array): NotationResult[] {
    if (!this.notation || hasPlainLines(this.notation)) this.watch(bytes);
    return this.reader.push(this.decoder.decode(bytes, { stream: true })).map(this.relative);
  }

  /** Keeps the unfinished line, so that the part can be cut at the last line end. */
  private watch(bytes: Uint8Array): void {
    this.counted.add(bytes);
    const feed = bytes.lastIndexOf(LINE_FEED);
    if (feed >= 0) this.tail = bytes.slice(feed + 1);
    else if (this.tail) this.tail = extended(this.tail, bytes);
  }

  end(): NotationResult[] {
    const results = [...this.reader.push(this.decoder.decode()), ...this.reader.end()];
    const records = results.filter((result) => result.ok || result.error.code !== 'empty');
    return records.map(this.relative);
  }

  /** The result, with its line number counted from the beginning of the part. */
  private readonly relative = (result: NotationResult): NotationResult =>
    shiftLine(result, -this.before);
}

/** The result, with `lines` added to its line number. */
export function shiftLine(result: NotationResult, lines: number): NotationResult {
  if (lines === 0) return result;
  return result.ok
    ? { ok: true, record: { ...result.record, line: result.record.line + lines } }
    : { ok: false, error: { ...result.error, line: result.error.line + lines } };
}

function extended(tail: Uint8Array, bytes: Uint8Array): Uint8Array | undefined {
  if (tail.length + bytes.length > MAX_LINE) return undefined;
  const whole = new Uint8Array(tail.length + bytes.length);
  whole.set(tail);
  whole.set(bytes, tail.length);
  return whole;
}
