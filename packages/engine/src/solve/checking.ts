import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Work } from '../work/work.ts';
import { Counting } from './counting.ts';
import { redundantGivens } from './redundant-givens.ts';
import type { SolverOption } from './shared-solver.ts';
import { type CheckingOptions, type Verdict, verdictOfCount, verifyLimit } from './verdict.ts';

/**
 * Finds the verdict on a puzzle of any size. The budget of `advance` counts search events, or nodes
 * of the kernel.
 */
export class Checking implements Work<Verdict> {
  private readonly puzzle: Puzzle;
  private readonly options: CheckingOptions & SolverOption;
  private readonly counting: Counting;
  private known: Verdict | undefined;
  private tests: Work<readonly number[]> | undefined;

  constructor(puzzle: Puzzle, options: CheckingOptions & SolverOption = {}) {
    const { limit = 2, solver } = options;
    verifyLimit(limit);
    this.puzzle = internPuzzle(puzzle);
    this.options = options;
    this.counting = new Counting(this.puzzle, { limit, solver });
  }

  advance(budget?: number): Verdict | undefined {
    const { puzzle } = this;
    const { solver, testGivens = true } = this.options;
    if (!this.known) {
      const count = this.counting.advance(budget);
      if (!count) return undefined;
      this.known = verdictOfCount(puzzle.givens, count);
    }
    if (!testGivens || this.known.kind !== 'proper') return this.known;
    this.tests ??= redundantGivens(puzzle, { solver });
    const redundant = this.tests.advance(budget);
    return redundant && { kind: 'proper', redundant };
  }

  /**
   * The verdict so far. It is `stopped` until the solutions are counted. After that, only the
   * redundant givens may be missing.
   */
  get early(): Verdict {
    return this.known ?? { kind: 'stopped' };
  }
}
