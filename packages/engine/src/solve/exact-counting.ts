import { internPuzzle } from '../grid/intern-puzzle.ts';
import { type BandCounter, bandCounterOf } from '../search/band-counter.ts';
import { ComponentCounter } from '../search/component-counter.ts';
import { laidOut } from '../search/laid-out.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { SlicedWork, type Slices, slicesOf } from '../work/work.ts';
import { Counting } from './counting.ts';
import { usesKernel } from './dispatch.ts';
import type { SolverOption } from './shared-solver.ts';

/**
 * The number of solutions to find one by one before another method starts. Finding them takes about
 * as long as the start of the other method, or less than a second before ComponentCounter.
 */
const KERNEL_LIMIT = 100_000;
const BAND_LIMIT = 1_000;
const COMPONENT_LIMIT = 20_000;

/**
 * Counts all solutions of a puzzle, however many there are.
 *
 * First it finds up to 100,000 solutions one by one (1,000 if the kernel cannot search the puzzle,
 * 20,000 if it has more than 9 digits). If there are more, BandCounter counts puzzles with up to 9
 * digits, and ComponentCounter counts larger ones. If the rules are more than houses and pairs of cells
 * that differ, all solutions are found one by one.
 */
export class ExactCounting extends SlicedWork<bigint> {
  /** The puzzle without constraints. Undefined if they are more than houses and pairs. */
  private readonly plain: Puzzle | undefined;
  private readonly search: Counting;
  private counter: BandCounter | ComponentCounter | undefined;

  constructor(puzzle: Puzzle, { solver }: SolverOption = {}) {
    super();
    puzzle = internPuzzle(puzzle);
    this.plain = laidOut(puzzle);
    const limit = this.plain ? limitFor(puzzle) : Number.POSITIVE_INFINITY;
    this.search = new Counting(puzzle, { limit, solver });
  }

  /** The share of the work that is done, 0 to 1. Undefined if it cannot be estimated. */
  get progress(): number | undefined {
    return this.counter?.progress;
  }

  /** There are at least this many solutions. While the kernel counts, this is 0. */
  get atLeast(): number {
    return this.search.soFar.count;
  }

  protected *run(budget?: number): Slices<bigint> {
    const found = yield* slicesOf(this.search, budget);
    if (found.complete || !this.plain) return BigInt(found.count);
    this.counter = bandCounterOf(this.plain) ?? new ComponentCounter(this.plain);
    return yield* slicesOf<bigint>(this.counter, yield);
  }
}

function limitFor(puzzle: Puzzle): number {
  if (usesKernel(puzzle)) return KERNEL_LIMIT;
  return puzzle.givens.geometry.size <= 9 ? BAND_LIMIT : COMPONENT_LIMIT;
}
