import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { SlicedWork, type Slices, slicesOf } from '../work/work.ts';
import { Counting } from './counting.ts';
import { redundantGivens } from './redundant-givens.ts';
import type { SolverOption } from './shared-solver.ts';
import { type CheckingOptions, type Verdict, verdictOfCount, verifyLimit } from './verdict.ts';

/**
 * Finds the verdict on a puzzle of any size. The budget of `advance` counts search events, or nodes
 * of the kernel.
 */
export class Checking extends SlicedWork<Verdict> {
  private readonly puzzle: Puzzle;
  private readonly options: CheckingOptions & SolverOption;
  private readonly counting: Counting;
  private known: Verdict | undefined;

  constructor(puzzle: Puzzle, options: CheckingOptions & SolverOption = {}) {
    super();
    const { limit = 2, solver } = options;
    verifyLimit(limit);
    this.puzzle = internPuzzle(puzzle);
    this.options = options;
    this.counting = new Counting(this.puzzle, { limit, solver });
  }

  protected *run(budget?: number): Slices<Verdict> {
    const { givens } = this.puzzle;
    const { solver, testGivens = true } = this.options;
    this.known = verdictOfCount(givens, yield* slicesOf(this.counting, budget));
    if (!testGivens || this.known.kind !== 'proper') return this.known;
    const tests = redundantGivens(this.puzzle, { solver });
    return { kind: 'proper', redundant: yield* slicesOf(tests, yield) };
  }

  /**
   * The verdict so far. It is `stopped` until the solutions are counted. After that, only the
   * redundant givens may be missing.
   */
  get early(): Verdict {
    return this.known ?? { kind: 'stopped' };
  }
}
