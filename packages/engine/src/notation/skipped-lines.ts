/** The lines of a text that are in no record, such as the sentences between two puzzles. */
export interface Skipped {
  /** How many lines were skipped. */
  readonly count: number;
  /** The first of them. Its number is counted from 1. */
  readonly line: number;
  readonly text: string;
  /** The number of the last of them. */
  readonly last: number;
}

/** At most this many characters of a line are kept. */
const KEPT = 200;

/** Counts the lines that a reader skips, and keeps the first of them. */
export class SkippedLines {
  private first: Skipped | undefined;

  add(line: number, text: string): void {
    const { count = 0 } = this.first ?? {};
    if (!this.first || line < this.first.line) {
      this.first = { count: count + 1, line, text: text.slice(0, KEPT), last: line };
    } else this.first = { ...this.first, count: count + 1, last: line };
  }

  /** Undefined if no line was skipped. */
  get all(): Skipped | undefined {
    return this.first;
  }
}

/** The skipped lines of two readers of the same text. */
export function skippedIn(
  one: Skipped | undefined,
  other: Skipped | undefined,
): Skipped | undefined {
  if (!one || !other) return one ?? other;
  const first = one.line < other.line ? one : other;
  return { ...first, count: one.count + other.count, last: Math.max(one.last, other.last) };
}
