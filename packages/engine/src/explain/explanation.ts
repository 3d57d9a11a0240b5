import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { RatedStep } from '../rating/producer.ts';
import { isRatable } from '../rating/ratable.ts';
import { Rating, type RatingResult, type RatingTools } from '../rating/rating.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { SlicedWork, type Slices, slicesOf, type Work } from '../work/work.ts';
import { PlayerCheck } from './player-check.ts';
import { easiestSteps, type RankedStep } from './step-search.ts';

export type ExplanationResult =
  | RatingResult<'hodoku'>
  /** The steps to the solution. HoDoKu has no level and no score for variants and for puzzles of this size. */
  | { readonly kind: 'explained'; readonly steps: readonly RatedStep[] };

/**
 * Solves a puzzle step by step, with the techniques of HoDoKu 2.2.0 in their order. A 9×9 puzzle also
 * gets its level and score. A variant or a puzzle of another size gets neither. The budget of `advance`
 * counts nodes of the kernel, and then calls of searches.
 */
export class Explanation implements Work<ExplanationResult> {
  private readonly work: Rating<'hodoku'> | AnySizePath;

  constructor(puzzle: Puzzle, tools: RatingTools<'hodoku'> = {}) {
    puzzle = internPuzzle(puzzle);
    this.work = isRatable(puzzle)
      ? new Rating(puzzle, { scale: 'hodoku', ...tools })
      : new AnySizePath(puzzle, tools);
  }

  /** The result if the explanation is stopped now. */
  get stopped(): ExplanationResult {
    return this.work.stopped;
  }

  advance(budget?: number): ExplanationResult | undefined {
    return this.work.advance(budget);
  }
}

class AnySizePath extends SlicedWork<ExplanationResult> {
  private readonly check: PlayerCheck;
  private readonly steps: RatedStep[] = [];

  constructor(puzzle: Puzzle, { solver }: SolverOption) {
    super();
    this.check = new PlayerCheck(puzzle, { solver });
  }

  get stopped(): ExplanationResult {
    return this.result ?? { kind: 'stopped', steps: this.steps };
  }

  protected *run(budget?: number): Slices<ExplanationResult> {
    const checked = yield* slicesOf(this.check, budget);
    // The pencilmarks leave no solution.
    if (checked.kind === 'mistakes') return { kind: 'none' };
    if (checked.kind !== 'position') return checked;
    const take = ({ step }: RankedStep): boolean => this.steps.push(step) > 0;
    yield* slicesOf(easiestSteps(checked, take), yield);
    return { kind: 'explained', steps: this.steps };
  }
}
