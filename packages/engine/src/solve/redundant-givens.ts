import { BulkSolver } from '../bulk/bulk-solver.ts';
import { type Puzzle, withoutGiven } from '../search/puzzle.ts';
import type { Run } from '../search/run.ts';
import type { Work } from '../work/work.ts';
import { ClassicRedundantGivens } from './classic-redundant-givens.ts';
import { DefaultRun } from './default-run.ts';
import { usesKernel } from './dispatch.ts';
import { classicPuzzles } from './kernel-input.ts';
import type { SolverOption } from './shared-solver.ts';

/**
 * Finds the redundant givens of a proper puzzle of any size. The result lists their cells,
 * ascending. The budget of `advance` counts search events, or nodes of the kernel.
 */
export function redundantGivens(puzzle: Puzzle, { solver }: SolverOption): Work<readonly number[]> {
  if (!usesKernel(puzzle.givens.geometry)) return new RedundantGivens(puzzle);
  const tests = new ClassicRedundantGivens(solver ?? new BulkSolver(), classicPuzzles([puzzle]));
  return { advance: (nodes) => tests.advance(nodes)?.[0] };
}

/** Tests one given after another with `DefaultRun`. */
class RedundantGivens implements Work<readonly number[]> {
  private readonly puzzle: Puzzle;
  /** The cells whose givens are not tested yet. The last cell is tested next. */
  private readonly untested: number[] = [];
  private readonly redundant: number[] = [];
  private run: Run | undefined;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    puzzle.givens.digits.forEach((digit, cell) => {
      if (digit !== 0) this.untested.unshift(cell);
    });
  }

  advance(events?: number): readonly number[] | undefined {
    const cell = this.untested.at(-1);
    if (cell === undefined) return this.redundant;
    this.run ??= new DefaultRun(withoutGiven(this.puzzle, cell), { limit: 1 });
    const end = this.run.advance(events);
    if (!end) return undefined;
    if (end === 'exhausted') this.redundant.push(cell);
    this.run = undefined;
    this.untested.pop();
    return undefined;
  }
}
