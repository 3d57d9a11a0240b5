import { withPlaced } from '../grid/placed-digits.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Counting } from '../solve/counting.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { type Verdict, verdictOfCount } from '../solve/verdict.ts';
import type { Work } from '../work/work.ts';
import { type UnratableReason, unratableReason } from './ratable.ts';

/** Why a puzzle has no rating. */
export type Unrated =
  /** The scales have no rating for grids of this shape, or for the rules of variants. */
  | { readonly kind: 'unsupported'; readonly reason: UnratableReason }
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
export class ProperCheck implements Work<Proper | Unrated> {
  private readonly puzzle: Puzzle;
  private readonly solver: SolverOption;
  private counting: Counting | undefined;
  /** Whether the solutions of the givens are counted, without the pencilmarks. */
  private isOfGivens = false;
  private result: Proper | Unrated | undefined;

  constructor(puzzle: Puzzle, { solver }: SolverOption = {}) {
    this.puzzle = puzzle;
    this.solver = { solver };
    const reason = unratableReason(puzzle);
    if (reason) this.result = { kind: 'unsupported', reason };
    else this.counting = this.begin(puzzle);
  }

  /**
   * Why the scales do not support the puzzle. Undefined if they do. This is known from the start.
   */
  get unsupported(): Unrated | undefined {
    return this.result?.kind === 'unsupported' ? this.result : undefined;
  }

  advance(nodes?: number): Proper | Unrated | undefined {
    const count = this.result ? undefined : this.counting?.advance(nodes);
    if (!count) return this.result;
    const { givens, pencilmarks } = this.puzzle;
    if (this.isOfGivens) {
      this.result = { kind: 'proper', byGivens: count.count === 1 };
      return this.result;
    }
    const verdict = verdictOfCount(givens, count);
    if (verdict.kind !== 'proper') {
      this.result = verdict;
    } else if (!pencilmarks) {
      this.result = { kind: 'proper', byGivens: true };
    } else {
      if (!withPlaced(givens, pencilmarks).digits.includes(0)) this.result = { kind: 'full' };
      this.isOfGivens = true;
      this.counting = this.begin({ givens });
    }
    return this.result;
  }

  private begin(puzzle: Puzzle): Counting {
    return new Counting(puzzle, { limit: 2, ...this.solver });
  }
}
