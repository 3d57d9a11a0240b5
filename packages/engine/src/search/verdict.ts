import { candidateGridOf, candidatesOf } from '../grid/candidate-grid.ts';
import { type Conflict, conflicts } from '../grid/conflict.ts';
import { gridOf, isSolution } from '../grid/grid.ts';
import type { Puzzle } from './puzzle.ts';
import type { Signal } from './run.ts';
import { Solving } from './solve-puzzle.ts';

/** What can be said of a puzzle. */
export type Verdict =
  /** A digit twice in a house. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'several-solutions' }
  /** Full, and a solution. */
  | { readonly kind: 'solved' }
  /** One solution. It is minimal when no given is redundant: none can go without a second one. */
  | { readonly kind: 'proper'; readonly redundant: readonly number[] }
  /** The signal came first. */
  | { readonly kind: 'unknown' };

/** Finds the verdict on a puzzle, in slices like `Solving`. */
export class Judging {
  private readonly puzzle: Puzzle;
  private readonly signal: Signal | undefined;
  private solving: Solving;
  /** The given that is being tested, once the puzzle is known to be proper. */
  private given = -1;
  private readonly redundant: number[] = [];

  constructor(puzzle: Puzzle, signal?: Signal) {
    this.puzzle = puzzle;
    this.signal = signal;
    this.solving = this.solve(puzzle, 2);
  }

  /** Works for a slice, and gives the verdict if that was the last. */
  advance(): Verdict | undefined {
    const { givens } = this.puzzle;
    if (this.given < 0) {
      const found = conflicts(givens);
      if (found.length > 0) return { kind: 'conflict', conflicts: found };
      if (isSolution(givens)) return { kind: 'solved' };
    }
    const outcome = this.solving.advance();
    if (!outcome) return undefined;
    if (outcome.end === 'stopped') return { kind: 'unknown' };
    if (this.given < 0) {
      if (outcome.solutions === 0) return { kind: 'no-solution' };
      if (outcome.solutions > 1) return { kind: 'several-solutions' };
    } else if (outcome.solutions === 0) {
      this.redundant.push(this.given);
    }
    return this.testNextGiven() ? undefined : { kind: 'proper', redundant: this.redundant };
  }

  /** A given is redundant if no solution has another digit in its cell. False after the last one. */
  private testNextGiven(): boolean {
    const { givens, pencilmarks } = this.puzzle;
    do this.given++;
    while (givens.digits[this.given] === 0);
    if (this.given >= givens.digits.length) return false;

    const digits = givens.digits.slice();
    digits[this.given] = 0;
    const without = gridOf(givens.geometry, digits);
    const candidates = (pencilmarks ?? candidatesOf(without)).candidates.slice();
    candidates[this.given] &= ~(1 << (givens.digits[this.given] - 1));
    this.solving = this.solve(
      { givens: without, pencilmarks: candidateGridOf(givens.geometry, candidates) },
      1,
    );
    return true;
  }

  private solve(puzzle: Puzzle, limit: number): Solving {
    return new Solving(puzzle, { limit, ...(this.signal && { signal: this.signal }) });
  }
}
