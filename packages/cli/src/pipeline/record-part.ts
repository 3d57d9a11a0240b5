import {
  type Notation,
  type NotationResult,
  PuzzleReader,
  type PuzzleReaderOptions,
} from '@nonet/engine/notation';
import { isByLine } from './line-block.ts';
import { LineCount } from './line-count.ts';

const LINE_FEED = 10;
const RETURN = 13;

/** The most bytes of a line that are held. */
const MOST_HELD = 1 << 16;

/** A part of a file that is read as records. Lines are counted from its beginning. */
export class RecordPart {
  private readonly reader: PuzzleReader;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** Lines that the reader has read before the part. */
  private readonly before: number;
  private readonly counted = new LineCount();
  /** The bytes after the last LF; undefined where there was none, or they are too many. */
  private tail: Uint8Array | undefined;

  private constructor(reader: PuzzleReader, before: number) {
    this.reader = reader;
    this.before = before;
  }

  /** The beginning of a file. */
  static first(options: PuzzleReaderOptions): RecordPart {
    return new RecordPart(new PuzzleReader(options), 0);
  }

  /** A part that begins with a line in the middle of a file. */
  static later(notation: Notation): RecordPart {
    const reader = new PuzzleReader({ notation });
    // What comes is not the beginning: a byte order mark there is a wrong symbol.
    reader.push('\n');
    return new RecordPart(reader, 1);
  }

  get notation(): Notation | undefined {
    return this.reader.notation;
  }

  /** The lines that have ended. */
  get lines(): number {
    return this.counted.lines;
  }

  /** The bytes of a line that has begun, when the part could end before it; else undefined. */
  get begun(): Uint8Array | undefined {
    return this.tail?.includes(RETURN) ? undefined : this.tail;
  }

  push(bytes: Uint8Array): NotationResult[] {
    if (!this.notation || isByLine(this.notation)) this.watch(bytes);
    return this.reader.push(this.decoder.decode(bytes, { stream: true })).map(this.placed);
  }

  /** Keeps what is needed to end the part at a line end. */
  private watch(bytes: Uint8Array): void {
    this.counted.add(bytes);
    const feed = bytes.lastIndexOf(LINE_FEED);
    if (feed >= 0) this.tail = bytes.slice(feed + 1);
    else if (this.tail) this.tail = held(this.tail, bytes);
  }

  end(): NotationResult[] {
    const results = [...this.reader.push(this.decoder.decode()), ...this.reader.end()];
    const told = results.filter((result) => result.ok || result.error.code !== 'empty');
    return told.map(this.placed);
  }

  private readonly placed = (result: NotationResult): NotationResult =>
    onLine(result, -this.before);
}

/** The result, so many lines further down. */
export function onLine(result: NotationResult, lines: number): NotationResult {
  if (lines === 0) return result;
  return result.ok
    ? { ok: true, record: { ...result.record, line: result.record.line + lines } }
    : { ok: false, error: { ...result.error, line: result.error.line + lines } };
}

function held(tail: Uint8Array, bytes: Uint8Array): Uint8Array | undefined {
  if (tail.length + bytes.length > MOST_HELD) return undefined;
  const whole = new Uint8Array(tail.length + bytes.length);
  whole.set(tail);
  whole.set(bytes, tail.length);
  return whole;
}
