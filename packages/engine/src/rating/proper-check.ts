import { withPlaced } from '../grid/placed-digits.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Counting } from '../solve/counting.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { type Verdict, verdictOfCount } from '../solve/verdict.ts';
import { SlicedWork, type Slices, slicesOf } from '../work/work.ts';
import { isRatable } from './ratable.ts';

/** Why a puzzle has no rating. */
export type Unrated =
  /** The scales have no rating for grids of this shape. */
  | { readonly kind: 'unsupported'; readonly reason: 'shape' }
  /**
   * The puzzle is not proper (it has a conflict, no solution or several solutions), or it has no
   * blank.
   */
  | Extract<Verdict, { readonly kind: 'conflict' | 'none' | 'several' | 'full' }>;

/** How a puzzle can be rated: whether its givens alone are proper, without the pencilmarks. */
export interface Proper {
  readonly kind: 'proper';
  readonly byGivens: boolean;
}

/** Checks that a puzzle can be rated. The budget of `advance` counts nodes of the kernel. */
export class ProperCheck extends SlicedWork<Proper | Unrated> {
  private readonly puzzle: Puzzle;
  private readonly solver: SolverOption;

  constructor(puzzle: Puzzle, { solver }: SolverOption = {}) {
    super();
    this.puzzle = puzzle;
    this.solver = { solver };
    if (!isRatable(puzzle.givens.geometry)) {
      this.result = { kind: 'unsupported', reason: 'shape' };
    }
  }

  /**
   * Why the scales do not support the puzzle. Undefined if they do. This is known from the start.
   */
  get unsupported(): Unrated | undefined {
    return this.result?.kind === 'unsupported' ? this.result : undefined;
  }

  protected *run(nodes?: number): Slices<Proper | Unrated> {
    const { givens, pencilmarks } = this.puzzle;
    const options = { limit: 2, ...this.solver };
    const count = yield* slicesOf(new Counting(this.puzzle, options), nodes);
    const verdict = verdictOfCount(givens, count);
    if (verdict.kind !== 'proper') return verdict;
    if (!pencilmarks) return { kind: 'proper', byGivens: true };
    if (!withPlaced(givens, pencilmarks).digits.includes(0)) return { kind: 'full' };
    const ofGivens = yield* slicesOf(new Counting({ givens }, options), yield);
    return { kind: 'proper', byGivens: ofGivens.count === 1 };
  }
}
