import type { NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { placedError } from '../parts/fault.ts';

/** A quoted field may have at most this many line ends. */
const MAX_LINES = 100;

/**
 * Joins the lines of a quoted field that spans lines, and passes whole rows to another reader. If a
 * quote is never closed, the lines are read one by one.
 */
export class QuotedLines implements NotationReader {
  private readonly rows: NotationReader;
  /** The lines of the open row. */
  private held: { readonly text: string; readonly number: number }[] = [];
  /** The results that `more` will return next. */
  private readonly results: NotationResult[] = [];

  constructor(rows: NotationReader) {
    this.rows = rows;
  }

  line(text: string, number: number): NotationResult | undefined {
    if (this.held.length === 0 && !opensQuote(text)) return this.rows.line(text, number);
    this.held.push({ text, number });
    const row = this.held.map((line) => line.text).join('\n');
    if (!opensQuote(row)) {
      const [first] = this.held;
      this.held = [];
      const result = this.rows.line(row, first.number);
      const place = { line: first.number, column: 1 };
      if (!result || result.ok) this.keep(result);
      else this.keep({ ...result, error: placedError(result.error, row, place) });
    } else if (this.held.length > MAX_LINES) this.release();
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult | undefined {
    this.release();
    this.keep(this.rows.broken(error));
    return this.more();
  }

  end(): NotationResult | undefined {
    this.release();
    return this.more();
  }

  private release(): void {
    for (const { text, number } of this.held) this.keep(this.rows.line(text, number));
    this.held = [];
  }

  private keep(result: NotationResult | undefined): void {
    if (result) this.results.push(result);
  }
}

/** Whether a quote is open at the end of a text. */
function opensQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}
