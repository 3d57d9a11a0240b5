import { BulkSolver } from '../bulk/bulk-solver.ts';
import { type CandidateGrid, candidatesOf } from '../grid/candidate-grid.ts';
import { digitSet, digitsOf, hasDigit } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { internGrid } from '../grid/grid.ts';
import { propagation } from '../search/propagation.ts';
import { Run } from '../search/run.ts';
import { usesKernel } from '../solve/dispatch.ts';
import { masksOf } from '../solve/kernel-input.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { type Work, workOf } from '../work/work.ts';

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
export class ProperGivens implements Work<FoundGivens> {
  private readonly work: Work<FoundGivens>;

  constructor(puzzle: Grid, { solver }: SolverOption = {}) {
    puzzle = internGrid(puzzle, 'puzzle');
    this.work = usesKernel(puzzle.geometry)
      ? new ClassicTests(puzzle, solver ?? new BulkSolver())
      : workOf(tested(puzzle));
  }

  advance(budget?: number): FoundGivens | undefined {
    return this.work.advance(budget);
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
class ClassicTests implements Work<FoundGivens> {
  private readonly puzzle: Grid;
  private readonly givens: readonly Given[];
  private readonly counts: Uint32Array;
  private readonly run: Work<number>;
  private found: FoundGivens | undefined;

  constructor(puzzle: Grid, solver: BulkSolver) {
    this.puzzle = puzzle;
    this.givens = possibleGivens(puzzle);
    const { length } = this.givens;
    const { cells } = CLASSIC;
    const row = masksOf({ givens: puzzle.digits });
    const masks = new Uint16Array(cells * length);
    this.givens.forEach(({ cell, digit }, i) => {
      masks.set(row, cells * i);
      masks[cells * i + cell] = digitSet(digit);
    });
    this.counts = new Uint32Array(length);
    this.run = solver.begin(masks, new Uint8Array(cells * length), this.counts, { limit: 2 });
  }

  advance(nodes?: number): FoundGivens | undefined {
    if (this.found || this.run.advance(nodes) === undefined) return this.found;
    const proper = this.givens.filter((_, i) => this.counts[i] === 1);
    this.found = { givens: collected(this.puzzle, proper), complete: true };
    return this.found;
  }
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
