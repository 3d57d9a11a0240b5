import { CLASSIC } from '../grid/geometry.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Counting } from '../solve/counting.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { type Verdict, verdictOfCount } from '../solve/verdict.ts';
import type { Work } from '../work/work.ts';

/** Why a puzzle has no rating. */
export type Unrated =
  /** The scales have no rating for grids of this shape, or for puzzles with pencilmarks. */
  | { readonly kind: 'unsupported'; readonly reason: 'shape' | 'pencilmarks' }
  /**
   * The puzzle is not proper (it has a conflict, no solution or several solutions), or it has no
   * blank.
   */
  | Extract<Verdict, { readonly kind: 'conflict' | 'none' | 'several' | 'full' }>;

/** Checks that a puzzle can be rated. The budget of `advance` counts nodes of the kernel. */
export class ProperCheck implements Work<'proper' | Unrated> {
  private readonly puzzle: Puzzle;
  private readonly counting: Counting | undefined;
  private result: 'proper' | Unrated | undefined;

  constructor(puzzle: Puzzle, { solver }: SolverOption = {}) {
    this.puzzle = puzzle;
    if (puzzle.givens.geometry !== CLASSIC) {
      this.result = { kind: 'unsupported', reason: 'shape' };
    } else if (puzzle.pencilmarks) {
      this.result = { kind: 'unsupported', reason: 'pencilmarks' };
    } else {
      this.counting = new Counting(puzzle, { limit: 2, solver });
    }
  }

  /**
   * Why the scales do not support the puzzle. Undefined if they do. This is known from the start.
   */
  get unsupported(): Unrated | undefined {
    return this.counting || this.result === 'proper' ? undefined : this.result;
  }

  advance(nodes?: number): 'proper' | Unrated | undefined {
    const count = this.result ? undefined : this.counting?.advance(nodes);
    if (!count) return this.result;
    const verdict = verdictOfCount(this.puzzle.givens, count);
    if (verdict.kind === 'proper') this.result = 'proper';
    else if (verdict.kind !== 'stopped') this.result = verdict;
    return this.result;
  }
}
