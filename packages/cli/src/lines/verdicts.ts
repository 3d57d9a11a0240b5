import { type BulkSolver, hasConflict, type Verdict } from '@nonet/engine';
import { GivenTests } from '../kernel/given-tests.ts';
import { passes, verdictText } from '../report/verdict-text.ts';
import { gridAt } from './grid-at.ts';
import { CELLS, digitsOf } from './plain-lines.ts';

const encoder = new TextEncoder();

/** The verdicts on the puzzles of a block, of which the numbers of solutions are known. */
export class Verdicts {
  private readonly tests: GivenTests;
  private cells: Uint8Array = new Uint8Array();
  private counts: Uint32Array = new Uint32Array();

  constructor(solver: BulkSolver) {
    this.tests = new GivenTests(solver);
  }

  start(cells: Uint8Array, counts: Uint32Array): void {
    this.cells = cells;
    this.counts = counts;
    const proper: number[] = [];
    for (let line = 0; line < counts.length; line++) if (this.isProper(line)) proper.push(line);
    const givens = new Uint8Array(CELLS * proper.length);
    proper.forEach((line, i) => {
      givens.set(digitsOf(cells, line), CELLS * i);
    });
    this.tests.start(givens);
  }

  /** Works for a slice. Whether every verdict is found. */
  advance(): boolean {
    return this.tests.advance();
  }

  /** A verdict a line, and whether all of them pass. */
  write(minimal: boolean): { output: Uint8Array<ArrayBuffer>; failed: boolean } {
    let text = '';
    let failed = false;
    let proper = 0;
    for (let line = 0; line < this.counts.length; line++) {
      const verdict = this.verdict(line, proper);
      if (verdict.kind === 'proper') proper++;
      if (!passes(verdict, minimal)) failed = true;
      text += `${verdictText(verdict, gridAt(this.cells, line))}\n`;
    }
    return { output: encoder.encode(text), failed };
  }

  private verdict(line: number, proper: number): Verdict {
    const { cells, counts } = this;
    if (counts[line] > 1) return { kind: 'several-solutions' };
    if (counts[line] === 0) {
      const isConflict = hasConflict(gridAt(cells, line));
      return isConflict ? { kind: 'conflict', conflicts: [] } : { kind: 'no-solution' };
    }
    if (!this.isProper(line)) return { kind: 'solved' };
    return { kind: 'proper', redundant: this.tests.redundantOf(proper) };
  }

  /** One solution, and something left to find. */
  private isProper(line: number): boolean {
    if (this.counts[line] !== 1) return false;
    return digitsOf(this.cells, line).includes(0);
  }
}
