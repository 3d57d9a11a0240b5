import { type BandCounter, bandCounterOf } from '../search/band-counter.ts';
import { ComponentCounter } from '../search/component-counter.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Work } from '../work/work.ts';
import { Counting } from './counting.ts';
import { usesKernel } from './dispatch.ts';
import type { SolverOption } from './shared-solver.ts';

/**
 * The number of solutions to find one by one before another method starts. Finding them takes about
 * as long as the start of the other method.
 */
const KERNEL_LIMIT = 100_000;
const SEARCH_LIMIT = 1_000;

/**
 * Counts all solutions of a puzzle, however many there are.
 *
 * First it finds up to 100,000 solutions one by one (1,000 if the kernel cannot search the puzzle).
 * If there are more, BandCounter counts puzzles with up to 9 digits, and ComponentCounter counts
 * larger ones.
 */
export class ExactCounting implements Work<bigint> {
  private readonly puzzle: Puzzle;
  private readonly search: Counting;
  private counter: BandCounter | ComponentCounter | undefined;

  constructor(puzzle: Puzzle, { solver }: SolverOption = {}) {
    const limit = usesKernel(puzzle.givens.geometry) ? KERNEL_LIMIT : SEARCH_LIMIT;
    this.puzzle = puzzle;
    this.search = new Counting(puzzle, { limit, solver });
  }

  /** The share of the work that is done, 0 to 1. Undefined if it cannot be estimated. */
  get progress(): number | undefined {
    return this.counter?.progress;
  }

  advance(budget?: number): bigint | undefined {
    if (this.counter) return this.counter.advance(budget);
    const found = this.search.advance(budget);
    if (!found) return undefined;
    if (found.complete) return BigInt(found.count);
    this.counter = bandCounterOf(this.puzzle) ?? new ComponentCounter(this.puzzle);
    return undefined;
  }
}
