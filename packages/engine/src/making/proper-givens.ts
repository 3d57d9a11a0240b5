import { BulkSolver } from '../bulk/bulk-solver.ts';
import { type CandidateGrid, candidatesOf } from '../grid/candidate-grid.ts';
import { digitSet, digitsOf, hasDigit } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { type Grid, internGrid } from '../grid/grid.ts';
import { propagation } from '../search/propagation.ts';
import { Run } from '../search/run.ts';
import { usesKernel } from '../solve/dispatch.ts';
import { masksOf } from '../solve/kernel-input.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { SlicedWork, type Slices, slicesOf } from '../work/work.ts';

/** The givens of which a single one makes a puzzle proper. */
export interface FoundGivens {
  /** Cell → the digits that make the puzzle proper if the cell gets one of them as a given. */
  readonly givens: CandidateGrid;
  /** Whether every given was tested. If not, there may be more. Always true on 9×9. */
  readonly complete: boolean;
}

/** The test of a given of a larger puzzle stops after this many events. */
const PATIENCE = 20_000;

/**
 * Finds the givens of which a single one makes a puzzle with several solutions proper: exactly one of
 * its solutions has the digit in the cell. The budget of `advance` counts search events, or nodes of
 * the kernel.
 */
export class ProperGivens extends SlicedWork<FoundGivens> {
  private readonly puzzle: Grid;
  private readonly solver: BulkSolver | undefined;

  constructor(puzzle: Grid, { solver }: SolverOption = {}) {
    super();
    this.puzzle = internGrid(puzzle, 'puzzle');
    this.solver = solver;
  }

  protected run(budget?: number): Slices<FoundGivens> {
    return usesKernel({ givens: this.puzzle })
      ? classicTests(this.puzzle, this.solver ?? new BulkSolver(), budget)
      : tested(this.puzzle);
  }
}

interface Given {
  readonly cell: number;
  readonly digit: number;
}

/** The digits that the rules allow in the blank cells. */
function possibleGivens(puzzle: Grid): Given[] {
  return Array.from(candidatesOf(puzzle).candidates).flatMap((set, cell) =>
    puzzle.digits[cell] === 0 ? digitsOf(set).map((digit) => ({ cell, digit })) : [],
  );
}

function collected({ geometry }: Grid, givens: readonly Given[]): CandidateGrid {
  const candidates = new Int32Array(geometry.cells);
  for (const { cell, digit } of givens) candidates[cell] |= digitSet(digit);
  return { geometry, candidates };
}

/** Tests all givens of a classic puzzle in one batch of the kernel. */
function* classicTests(puzzle: Grid, solver: BulkSolver, nodes?: number): Slices<FoundGivens> {
  const givens = possibleGivens(puzzle);
  const { cells } = CLASSIC;
  const row = masksOf({ givens: puzzle.digits });
  const masks = new Uint16Array(cells * givens.length);
  givens.forEach(({ cell, digit }, i) => {
    masks.set(row, cells * i);
    masks[cells * i + cell] = digitSet(digit);
  });
  const counts = new Uint32Array(givens.length);
  const solutions = new Uint8Array(masks.length);
  yield* slicesOf(solver.begin(masks, solutions, counts, { limit: 2 }), nodes);
  const proper = givens.filter((_, i) => counts[i] === 1);
  return { givens: collected(puzzle, proper), complete: true };
}

/**
 * Tests one given after another. A given needs no test if two of the solutions that earlier tests
 * found have it.
 */
function* tested(puzzle: Grid): Generator<undefined, FoundGivens> {
  const { geometry, digits } = puzzle;
  const known = new Set<string>();
  const seenOnce = new Int32Array(geometry.cells);
  const seenTwice = new Int32Array(geometry.cells);
  const proper: Given[] = [];
  let complete = true;
  for (const given of possibleGivens(puzzle)) {
    const { cell, digit } = given;
    if (hasDigit(seenTwice[cell], digit)) continue;
    const run = new Run({ givens: { geometry, digits: digits.with(cell, digit) } }, propagation, {
      events: PATIENCE,
    });
    while (!run.end) {
      run.advance();
      const solution = run.solution?.digits;
      if (solution && !known.has(solution.join())) {
        known.add(solution.join());
        solution.forEach((placed, at) => {
          seenTwice[at] |= seenOnce[at] & digitSet(placed);
          seenOnce[at] |= digitSet(placed);
        });
      }
      yield;
    }
    if (run.end === 'stopped') complete = false;
    else if (run.counters.solutions === 1) proper.push(given);
  }
  return { givens: collected(puzzle, proper), complete };
}
