import { BulkSolver } from '../bulk/bulk-solver.ts';
import { type Puzzle, withoutGiven } from '../search/puzzle.ts';
import { SlicedWork, type Slices, slicesOf, type Work } from '../work/work.ts';
import { ClassicRedundantGivens } from './classic-redundant-givens.ts';
import { beginRun } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import { classicPuzzles } from './kernel-input.ts';
import type { SolverOption } from './shared-solver.ts';

/**
 * Finds the redundant givens of a proper puzzle of any size. The result lists their cells,
 * ascending. The budget of `advance` counts search events, or nodes of the kernel.
 */
export function redundantGivens(puzzle: Puzzle, { solver }: SolverOption): Work<readonly number[]> {
  if (!usesKernel(puzzle)) return new RedundantGivens(puzzle);
  const tests = new ClassicRedundantGivens(solver ?? new BulkSolver(), classicPuzzles([puzzle]));
  return { advance: (nodes) => tests.advance(nodes)?.[0] };
}

/** Tests one given after another with `beginRun`. */
class RedundantGivens extends SlicedWork<readonly number[]> {
  private readonly puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    super();
    this.puzzle = puzzle;
  }

  protected *run(budget?: number): Slices<readonly number[]> {
    const { digits } = this.puzzle.givens;
    const redundant: number[] = [];
    let events = budget;
    for (const cell of digits.keys()) {
      if (digits[cell] === 0) continue;
      const test = beginRun(withoutGiven(this.puzzle, cell), { limit: 1 });
      const end = yield* slicesOf(test, events);
      if (end === 'exhausted') redundant.push(cell);
      events = yield;
    }
    return redundant;
  }
}
