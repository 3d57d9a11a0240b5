import { BulkSolver } from '../bulk/bulk-solver.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Work } from '../work/work.ts';
import { ClassicChecking } from './classic-checking.ts';
import { Counting } from './counting.ts';
import { usesKernel } from './dispatch.ts';
import { classicPuzzles } from './kernel-input.ts';
import { RedundantGivens } from './redundant-givens.ts';
import type { SolverOption } from './shared-solver.ts';
import { type CheckingOptions, type Verdict, verdictOfCount, verifyLimit } from './verdict.ts';

/**
 * Finds the verdict on a puzzle of any size. The budget of `advance` counts search events, or nodes
 * of the kernel.
 */
export class Checking implements Work<Verdict> {
  private readonly work: ClassicChecking | PropagationChecking;

  constructor(puzzle: Puzzle, options: CheckingOptions & SolverOption = {}) {
    puzzle = internPuzzle(puzzle);
    this.work = usesKernel(puzzle.givens.geometry)
      ? new ClassicChecking(options.solver ?? new BulkSolver(), classicPuzzles([puzzle]), options)
      : new PropagationChecking(puzzle, options);
  }

  advance(budget?: number): Verdict | undefined {
    const { work } = this;
    return work instanceof ClassicChecking ? work.advance(budget)?.[0] : work.advance(budget);
  }

  /**
   * The verdict so far. It is `stopped` until the solutions are counted. After that, only the
   * redundant givens may be missing.
   */
  get early(): Verdict {
    const { early } = this.work;
    const known = Array.isArray(early) ? early[0] : early;
    return known ?? { kind: 'stopped' };
  }
}

class PropagationChecking implements Work<Verdict> {
  early: Verdict | undefined;
  private readonly puzzle: Puzzle;
  private readonly counting: Counting;
  private readonly tests: RedundantGivens | undefined;

  constructor(puzzle: Puzzle, { limit = 2, testGivens = true }: CheckingOptions) {
    verifyLimit(limit);
    this.puzzle = puzzle;
    this.counting = new Counting(puzzle, { limit });
    if (testGivens) this.tests = new RedundantGivens(puzzle);
  }

  advance(events?: number): Verdict | undefined {
    if (!this.early) {
      const count = this.counting.advance(events);
      if (count) this.early = verdictOfCount(this.puzzle.givens, count);
    }
    if (!this.tests || this.early?.kind !== 'proper') return this.early;
    const redundant = this.tests.advance(events);
    return redundant && { kind: 'proper', redundant };
  }
}
