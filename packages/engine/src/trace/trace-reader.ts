import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { NotationError } from '../notation/notation-error.ts';
import { errorOf, type Fault, isFault } from '../notation/parts/fault.ts';
import { LineSplitter, type TextLine, tooLong } from '../notation/parts/line-splitter.ts';
import type { Phrase } from '../notation/phrase.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { isAside } from './is-trace.ts';
import { JsonEvents, readJsonHead } from './json-events.ts';
import { TextEvents } from './text-events.ts';
import { TextHead } from './text-head.ts';
import type { TraceResult } from './trace.ts';
import { TraceBuilder } from './trace-builder.ts';

export interface TraceReaderOptions {
  /** The puzzle of a trace in JSON lines, if its first line does not have it. */
  readonly puzzle?: Puzzle;
  /** Whether the trace of a variant is read. By default, it is an error. */
  readonly variants?: boolean;
}

const BAR = '|';

/**
 * Reads a trace that arrives in chunks: the format that formatTrace writes, or the JSON lines that
 * TraceLines writes. The chunks may be cut anywhere. At the first line that is not allowed, the
 * reader stops reading events. It keeps the events so far, and reads only the source from the rest
 * of the text.
 */
export class TraceReader {
  private readonly splitter = new LineSplitter();
  private readonly head: TextHead;
  private readonly source: string[] = [];
  private readonly puzzle: Puzzle | undefined;
  private readonly variants: boolean;
  private name: string | undefined;
  private isJson: boolean | undefined;
  private builder: TraceBuilder | undefined;
  private events: TextEvents | JsonEvents | undefined;
  /**
   * The first error. If the head was complete by then, this error becomes the fault of the trace.
   */
  private error: NotationError | undefined;
  private lines = 0;

  constructor({ puzzle, variants = false }: TraceReaderOptions = {}) {
    this.head = new TextHead(variants);
    this.variants = variants;
    this.puzzle = puzzle && internPuzzle(puzzle);
  }

  /** The number of events read so far. */
  get eventCount(): number {
    return this.builder?.events.length ?? 0;
  }

  /** Reads the next piece of the text. */
  write(chunk: string): void {
    for (const line of this.splitter.push(chunk)) this.read(line);
  }

  /** Call it at the end of the text. */
  end(): TraceResult {
    for (const line of this.splitter.end()) this.read(line);
    if (!this.builder && !this.error) this.startText();
    const { builder, error, source } = this;
    if (!builder) return { ok: false, error: error! };
    const { puzzle, events, isCut } = builder;
    const name = this.name ?? this.head.name;
    return {
      ok: true,
      trace: {
        puzzle,
        ...(name !== undefined && { name }),
        ...(source.length > 0 && { source: source.join('\n') }),
        events,
        ...(error && { fault: error }),
        isCut,
      },
    };
  }

  private read(line: TextLine): void {
    this.lines = line.number;
    const { text } = line;
    if (text === undefined || line.offset > 0) {
      if (!this.builder && !this.error && this.head.puzzle) this.startText();
      this.error ??= tooLong(line);
      return;
    }
    if (text.startsWith(BAR) && !this.isJson) {
      this.source.push(text.slice(text[1] === ' ' ? 2 : 1));
      return;
    }
    if (this.error || isAside(text)) return;
    const fault = this.readLine(text);
    if (fault) {
      const { code, index, expected, found } = fault;
      this.error = errorOf(code, line.number, index + 1, expected, found);
    }
  }

  private readLine(text: string): Fault | undefined {
    if (this.events) return this.events.line(text);
    this.isJson ??= /^\s*\{/.test(text);
    if (this.isJson) return this.readJsonStart(text);
    const read = this.head.line(text);
    if (read !== 'end') return read;
    this.startText();
    return this.events!.line(text);
  }

  /** Ends the head of a trace as text. Sets the error if the head is incomplete. */
  private startText(): void {
    const { puzzle } = this.head;
    if (puzzle) {
      this.builder = new TraceBuilder(puzzle);
      this.events = new TextEvents(this.builder);
    } else {
      const expected: Phrase = this.head.next;
      this.error = errorOf('empty', this.lines + 1, 1, expected, { id: 'end-of-text' });
    }
  }

  private readJsonStart(text: string): Fault | undefined {
    const head = readJsonHead(text, this.variants);
    if (head && isFault(head)) return head;
    const puzzle = head?.puzzle ?? this.puzzle;
    if (!puzzle) return NO_PUZZLE;
    this.name = head?.name;
    this.builder = new TraceBuilder(puzzle);
    this.events = new JsonEvents(this.builder);
    return head ? undefined : this.events.line(text);
  }
}

const NO_PUZZLE: Fault = {
  code: 'structure',
  index: 0,
  expected: { id: 'line-such-as', text: '{"puzzle":"53..7…"}' },
  found: { id: 'object-without-key' },
};

/** Reads a whole text. */
export function parseTrace(text: string, options: TraceReaderOptions = {}): TraceResult {
  const reader = new TraceReader(options);
  reader.write(text);
  return reader.end();
}
