import type { Skipped } from './skipped-lines.ts';

/** A place in a text where another way to read it may find more puzzles. */
export interface Doubt {
  /** How many results are before it. */
  readonly results: number;
  /** How many lines the puzzles before it have, and the lines skipped among them. */
  readonly lines: number;
  readonly skipped: Skipped | undefined;
}

/** Finds the first doubt of a text. */
export class Doubts {
  first: Doubt | undefined;
  private results = 0;
  private lines = 0;
  private skipped: Skipped | undefined;

  /** There is a doubt after the results so far. */
  add(): void {
    const { lines, results, skipped } = this;
    this.first ??= { results, lines, skipped };
  }

  addResults(count = 1): void {
    this.results += count;
  }

  /** The latest result is a puzzle that ends in this line. */
  addPuzzle(lines: number, skipped: Skipped | undefined): void {
    this.results++;
    this.lines = lines;
    this.skipped = skipped;
  }

  /** The latest result has been completed, up to this line. So there is no doubt in it. */
  complete(lines: number): void {
    if (this.first?.results === this.results - 1) this.first = undefined;
    this.lines = lines;
  }
}
