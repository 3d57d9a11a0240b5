import { candidatesOf } from '../grid/candidate-grid.ts';
import { conflicts } from '../grid/conflict.ts';
import { allDigits, type DigitSet, hasDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { withPlaced } from '../grid/placed-digits.ts';
import type { QueuedPosition } from '../rating/hodoku/queued-position.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { Solving } from '../solve/solve-puzzle.ts';
import type { Verdict } from '../solve/verdict.ts';
import type { Board } from '../technique/any-size/board.ts';
import type { Work } from '../work/work.ts';
import { findMistakes, type Mistake } from './mistakes.ts';

/** Why there is no step to look for. */
export type NoPosition =
  /** The player's digits and marks do not agree with the solution. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly [Mistake, ...Mistake[]] }
  /**
   * Every cell has a digit, or the puzzle is not proper. The givens alone may be the cause, or the digits and
   * marks of the player.
   */
  | Extract<Verdict, { readonly kind: 'conflict' | 'none' | 'several' | 'full' }>;

/** What the player has before them. */
export interface PlayerPosition {
  readonly kind: 'position';
  readonly givens: Grid;
  /** The givens and the digits that the player has placed. */
  readonly filled: Grid;
  /** Cell → the candidates that the player has not removed. */
  readonly marks: ArrayLike<DigitSet>;
  readonly solution: Grid;
  /**
   * Whether the givens alone have a single solution. If not, techniques that rely on it cannot be
   * used.
   */
  readonly isProper: boolean;
}

/**
 * Checks the puzzle of a player. `fillIn` makes a position of it. The givens are those of the puzzle.
 * The pencilmarks are the candidates that the player has left in each cell. If a cell has a single
 * mark, and no peer has the same single mark, the cell counts as filled.
 *
 * The budget of `advance` counts nodes of the kernel.
 */
export class PlayerCheck implements Work<PlayerPosition | NoPosition> {
  private readonly givens: Grid;
  /** The givens and the digits that the player has placed. */
  private readonly filled: Grid;
  /** Cell → the candidates that the player has not removed. */
  private readonly marks: ArrayLike<DigitSet>;
  private readonly hasMarks: boolean;
  private readonly solver: SolverOption;
  private solving: Solving | undefined;
  /** Whether only the givens have been checked so far. */
  private isFirstCheck = true;
  private result: PlayerPosition | NoPosition | undefined;

  constructor({ givens, pencilmarks }: Puzzle, { solver }: SolverOption = {}) {
    this.givens = givens;
    this.solver = { solver };
    this.hasMarks = pencilmarks !== undefined;
    this.filled = pencilmarks ? withPlaced(givens, pencilmarks) : givens;
    // If a blank cell has no marks, the player has not noted its candidates yet. Such a cell gets
    // all digits as candidates.
    const all = allDigits(givens.geometry.size);
    this.marks = (pencilmarks ?? candidatesOf(givens)).candidates.map((set) => set || all);
    const found = conflicts(this.filled);
    if (found.length > 0) this.result = { kind: 'conflict', conflicts: found };
    else this.solving = new Solving({ givens }, { limit: 2, solver });
  }

  /** Why there can be no step. Undefined if there can be one, or if the check has not ended. */
  get refused(): NoPosition | undefined {
    return this.result?.kind === 'position' ? undefined : this.result;
  }

  advance(budget?: number): PlayerPosition | NoPosition | undefined {
    this.result ??= this.check(budget);
    return this.result;
  }

  /**
   * Checks the givens. If they have several solutions, checks the givens together with the marks.
   */
  private check(budget: number | undefined): PlayerPosition | NoPosition | undefined {
    const { filled, givens, isFirstCheck, marks, solver } = this;
    const outcome = this.solving?.advance(budget);
    if (!outcome) return undefined;
    const { count, solution } = outcome;
    if (!solution) return { kind: 'none' };
    if (count === 1) {
      const [first, ...others] = findMistakes(filled, marks, solution.digits);
      if (first) return { kind: 'mistakes', mistakes: [first, ...others] };
      if (!filled.digits.includes(0)) return { kind: 'full' };
      return { kind: 'position', givens, filled, marks, solution, isProper: isFirstCheck };
    }
    if (!this.hasMarks || !isFirstCheck) {
      return { kind: 'several', count, complete: false };
    }
    this.isFirstCheck = false;
    const pencilmarks = { geometry: givens.geometry, candidates: Int32Array.from(marks) };
    this.solving = new Solving({ givens, pencilmarks }, { limit: 2, ...solver });
    return undefined;
  }
}

/**
 * Places the digits of the player in a position of the givens, and then removes the candidates that
 * the player removed.
 */
export function fillIn<P extends QueuedPosition | Board>(
  position: P,
  { filled, givens, marks }: PlayerPosition,
): P {
  for (const [cell, digit] of filled.digits.entries()) {
    if (digit !== 0 && givens.digits[cell] === 0) position.place(cell, digit);
  }
  for (const [cell, digit] of filled.digits.entries()) {
    if (digit !== 0) continue;
    for (let mark = 1; mark <= givens.geometry.size; mark++) {
      if (!hasDigit(marks[cell], mark)) position.eliminate(cell, mark);
    }
  }
  return position;
}
