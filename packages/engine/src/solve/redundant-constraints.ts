import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { SlicedWork, type Slices } from '../work/work.ts';
import { isException } from './exceptions.ts';
import { patientCount } from './patient-count.ts';

/** The constraints of a proper puzzle that it does not need. */
export interface FoundConstraints {
  /** Their indexes. Without any one of them, the puzzle still has exactly one solution. */
  readonly redundant: readonly number[];
  /** Whether every constraint was tested. If not, there may be more. */
  readonly complete: boolean;
}

/**
 * Tests each constraint of a proper puzzle: is the solution still the only one without it? A dot is needed
 * where another constraint says that all dots are given.
 */
export class RedundantConstraints extends SlicedWork<FoundConstraints> {
  private readonly puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    super();
    this.puzzle = internPuzzle(puzzle);
  }

  protected *run(): Slices<FoundConstraints> {
    const { constraints = [], ...rest } = this.puzzle;
    const redundant: number[] = [];
    let complete = true;
    for (const [i, constraint] of constraints.entries()) {
      if (isException(constraint, constraints)) continue;
      const others = constraints.filter((_, at) => at !== i);
      const count = yield* patientCount({ ...rest, constraints: others }, 2);
      if (count === 1) redundant.push(i);
      else if (count === undefined) complete = false;
    }
    return { redundant, complete };
  }
}
