import { candidatesOf } from '../grid/candidate-grid.ts';
import { conflicts } from '../grid/conflict.ts';
import { allDigits, type DigitSet, hasDigit } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { withPlaced } from '../grid/placed-digits.ts';
import { hodokuProducers } from '../rating/hodoku/hodoku-scale.ts';
import { QueuedPosition } from '../rating/hodoku/queued-position.ts';
import { type SearchId, techniqueRows } from '../rating/hodoku/techniques.ts';
import { UNIQUENESS } from '../rating/hodoku/uniqueness.ts';
import { Path } from '../rating/path.ts';
import type { Producer } from '../rating/producer.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { Solving } from '../solve/solve-puzzle.ts';
import type { Verdict } from '../solve/verdict.ts';
import type { Step } from '../technique/step.ts';
import type { Work } from '../work/work.ts';
import { findMistakes, type Mistake } from './mistakes.ts';

export type HintResult =
  /** The next step. */
  | { readonly kind: 'step'; readonly step: Step }
  /** The player's digits and marks do not agree with the solution. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly [Mistake, ...Mistake[]] }
  /**
   * The puzzle is solved, or it is not proper. This can be due to the givens alone, or to the
   * digits and marks of the player.
   */
  | Extract<Verdict, { readonly kind: 'conflict' | 'no-solution' | 'several-solutions' | 'solved' }>
  /** No technique finds a step. This happens only if the givens are not known to be proper. */
  | { readonly kind: 'stuck' }
  /** Hints are for 9×9 puzzles with boxes of 3×3. */
  | { readonly kind: 'unsupported'; readonly reason: 'shape' }
  /** The search was stopped before it found anything. */
  | { readonly kind: 'stopped' };

export interface HintTools extends SolverOption {
  /** The searches, from `hodokuProducers`. By default new ones are made. */
  readonly producers?: readonly Producer<QueuedPosition>[] | undefined;
}

/**
 * Finds what a player should look at next: first what is wrong already, then the easiest step in
 * the order of HoDoKu 2.2.0. The puzzle has the givens. Its pencilmarks are the candidates that the
 * player has left in each cell. If a cell has a single mark, and no peer has the same single mark,
 * the cell counts as filled.
 *
 * Techniques that rely on the single solution of the puzzle are used only if the givens alone have
 * a single solution. The budget of `advance` counts nodes of the kernel, and then calls of
 * searches.
 */
export class HintSearch implements Work<HintResult> {
  private readonly givens: Grid;
  /** The givens and the digits that the player has placed. */
  private readonly filled: Grid;
  /** Cell → the candidates that the player has left. */
  private readonly marks: ArrayLike<DigitSet>;
  private readonly hasMarks: boolean;
  private readonly tools: HintTools;
  private solving: Solving | undefined;
  /**
   * Whether only the givens have been checked so far. If the checks end here, the givens have a
   * single solution.
   */
  private isFirstCheck = true;
  private path: Path<QueuedPosition> | undefined;
  private step: Step | undefined;
  private result: HintResult | undefined;

  constructor({ givens, pencilmarks }: Puzzle, tools: HintTools = {}) {
    this.givens = givens;
    this.tools = tools;
    this.hasMarks = pencilmarks !== undefined;
    this.filled = pencilmarks ? withPlaced(givens, pencilmarks) : givens;
    // If a blank cell has no marks, the player has not noted its candidates yet. So it has all of
    // them.
    this.marks = (pencilmarks ?? candidatesOf(givens)).candidates.map((set) => set || ALL);
    if (givens.geometry !== CLASSIC) {
      this.result = { kind: 'unsupported', reason: 'shape' };
      return;
    }
    const found = conflicts(this.filled);
    if (found.length > 0) this.result = { kind: 'conflict', conflicts: found };
    else this.solving = new Solving({ givens }, { limit: 2, solver: tools.solver });
  }

  /** The result if the search is stopped now. */
  get stopped(): HintResult {
    return this.result ?? { kind: 'stopped' };
  }

  advance(budget?: number): HintResult | undefined {
    if (this.result) return this.result;
    if (this.path) this.result = this.advancePath(this.path, budget);
    else this.result = this.check(budget);
    return this.result;
  }

  /**
   * Checks the givens. If they have several solutions, checks the givens together with the marks.
   */
  private check(budget: number | undefined): HintResult | undefined {
    const { filled, givens, marks, tools } = this;
    const outcome = this.solving?.advance(budget);
    if (!outcome) return undefined;
    const { count, solution } = outcome;
    if (!solution) return { kind: 'no-solution' };
    if (count === 1) {
      const [first, ...others] = findMistakes(filled, marks, solution.digits);
      if (first) return { kind: 'mistakes', mistakes: [first, ...others] };
      if (!filled.digits.includes(0)) return { kind: 'solved' };
      this.path = this.begin();
      return undefined;
    }
    if (!this.hasMarks || !this.isFirstCheck) {
      return { kind: 'several-solutions', count, complete: false };
    }
    this.isFirstCheck = false;
    const pencilmarks = { geometry: CLASSIC, candidates: Int32Array.from(marks) };
    this.solving = new Solving({ givens, pencilmarks }, { limit: 2, solver: tools.solver });
    return undefined;
  }

  private begin(): Path<QueuedPosition> {
    const all = this.tools.producers ?? hodokuProducers();
    const producers = this.isFirstCheck ? all : all.filter((_, i) => isForAll(techniqueRows[i].id));
    return new Path(this.position(), producers, (step) => {
      this.step = step;
      return false;
    });
  }

  /**
   * Makes a position: places the givens, then the digits of the player, and then removes the
   * candidates that the player removed.
   */
  private position(): QueuedPosition {
    const { filled, givens, marks } = this;
    const position = new QueuedPosition(givens.digits);
    for (const [cell, digit] of filled.digits.entries()) {
      if (digit !== 0 && givens.digits[cell] === 0) position.place(cell, digit);
    }
    for (const [cell, digit] of filled.digits.entries()) {
      if (digit !== 0) continue;
      for (let mark = 1; mark <= 9; mark++) {
        if (!hasDigit(marks[cell], mark)) position.eliminate(cell, mark);
      }
    }
    return position;
  }

  private advancePath(
    path: Path<QueuedPosition>,
    calls: number | undefined,
  ): HintResult | undefined {
    const end = path.advance(calls);
    if (!end) return undefined;
    return this.step ? { kind: 'step', step: this.step } : { kind: 'stuck' };
  }
}

const ALL: DigitSet = allDigits(9);

/** Whether a search is sound for a puzzle whose givens have several solutions. */
function isForAll(id: SearchId): boolean {
  return !(id in UNIQUENESS) && id !== 'brute-force';
}
