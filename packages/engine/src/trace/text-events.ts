// Hot code: it runs once per line of a trace.
import type { Geometry } from '../grid/geometry.ts';
import { type Fault, isFault } from '../notation/parts/fault.ts';
import { verbatim } from '../notation/phrase.ts';
import { LineScanner } from './line-scanner.ts';
import { MAX_SOURCE_LINE } from './packed-events.ts';
import type { TraceBuilder } from './trace-builder.ts';

const AT = '@'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);
const TEST = '?'.charCodeAt(0);
const SOLUTION = '!'.charCodeAt(0);

/** The largest number in `? number`, the short form for several tries. */
const MAX_TRIES = 999_999_999;

/** Reads the events of a trace, one line after another. */
export class TextEvents {
  private readonly builder: TraceBuilder;
  private readonly geometry: Geometry;
  private readonly scanner = new LineScanner();

  constructor(builder: TraceBuilder) {
    this.builder = builder;
    this.geometry = builder.puzzle.givens.geometry;
  }

  /**
   * Reads a line with an event. Returns a fault if the line is not allowed at this point of the
   * trace.
   */
  line(text: string): Fault | undefined {
    const { scanner } = this;
    scanner.start(text);
    const sign = scanner.next();
    if (sign !== undefined && this.builder.isCut) return scanner.unexpected({ id: 'end-of-text' });
    const { wordStart } = scanner;
    if (scanner.accept('cut')) {
      const after = this.end();
      if (!after) this.builder.isCut = true;
      return after;
    }
    if (sign !== PLUS && sign !== MINUS && sign !== TEST && sign !== SOLUTION) {
      return scanner.unexpected({ id: 'trace-event' });
    }
    scanner.skip();
    if (sign === TEST) return this.test();
    if (sign === SOLUTION) return this.solution(wordStart);
    return this.change(sign === PLUS);
  }

  /** Reads `? row column digit @line` or `? number @line`. */
  private test(): Fault | undefined {
    const { builder, scanner } = this;
    const { size } = this.geometry;
    const first = scanner.number(0, MAX_TRIES);
    if (first === undefined) return scanner.outOfRange({ id: 'number' });
    const { wordStart } = scanner;
    const second = scanner.next();
    if (second === undefined || second === AT) {
      const line = this.lastLine();
      if (isFault(line)) return line;
      builder.test(first);
      return undefined;
    }
    if (first < 1 || first > size) {
      const index = wordStart;
      const expected = { id: 'row-up-to', size } as const;
      return { code: 'rule', index, expected, found: verbatim(`"${first}"`) };
    }
    const column = scanner.number(1, size);
    if (column === undefined) return scanner.outOfRange({ id: 'column-up-to', size });
    const digit = this.digit();
    if (isFault(digit)) return digit;
    const line = this.lastLine();
    if (isFault(line)) return line;
    builder.test(1);
    return undefined;
  }

  private solution(index: number): Fault | undefined {
    const { builder, scanner } = this;
    const line = this.lastLine();
    if (isFault(line)) return line;
    const wrong = builder.solve(line.value);
    return wrong && scanner.impossible(index, wrong);
  }

  /** Reads `row column digit @line forced` of a placement or `row column @line` of a back. */
  private change(isPlacement: boolean): Fault | undefined {
    const { builder, scanner } = this;
    const { size } = this.geometry;
    const row = scanner.number(1, size);
    if (row === undefined) return scanner.outOfRange({ id: 'row-up-to', size });
    const { wordStart } = scanner;
    const column = scanner.number(1, size);
    if (column === undefined) return scanner.outOfRange({ id: 'column-up-to', size });
    const cell = (row - 1) * size + column - 1;
    const digit = isPlacement ? this.digit() : NONE;
    if (isFault(digit)) return digit;
    const line = this.sourceLine();
    if (isFault(line)) return line;
    const forced = isPlacement && scanner.next() !== undefined && scanner.accept('forced');
    const after = this.end();
    if (after) return after;
    const wrong = isPlacement
      ? builder.place(cell, digit.value, line.value, forced)
      : builder.takeOut(cell, line.value);
    return wrong && scanner.impossible(wordStart, wrong);
  }

  private digit(): Value | Fault {
    const { size } = this.geometry;
    const value = this.scanner.number(1, size);
    if (value !== undefined) return { value };
    return this.scanner.outOfRange({ id: 'digit', symbols: `1–${size}` });
  }

  /** Reads `@line`. Returns 0 if the next word does not begin with @. */
  private sourceLine(): Value | Fault {
    const { scanner } = this;
    if (scanner.next() !== AT) return NONE;
    scanner.skip();
    const value = scanner.numberHere(1, MAX_SOURCE_LINE);
    if (value !== undefined) return { value };
    return scanner.unexpected({ id: 'source-line', most: MAX_SOURCE_LINE });
  }

  /** Reads `@line` or nothing, and then the end of the line. */
  private lastLine(): Value | Fault {
    const line = this.sourceLine();
    return isFault(line) ? line : (this.end() ?? line);
  }

  private end(): Fault | undefined {
    if (this.scanner.next() === undefined) return undefined;
    return this.scanner.unexpected({ id: 'end-of-line' });
  }
}

interface Value {
  readonly value: number;
}

const NONE: Value = { value: 0 };
