import { gridOf } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { SlicedWork, type Slices } from '../work/work.ts';
import { hasExceptions, isException } from './exceptions.ts';
import { patientCount } from './patient-count.ts';

/** Constraints and givens that no grid obeys. */
export interface Core {
  /** The indexes of the constraints, ascending. */
  readonly constraints: readonly number[];
  /** The cells of the givens, ascending. */
  readonly givens: readonly number[];
  /** Whether it is known that all of them are needed for that. */
  readonly isMinimal: boolean;
}

/**
 * Finds constraints and givens of a puzzle without solutions that rule out every grid of its layout: a
 * minimal unsatisfiable core, by deletion (Chinneck and Dravnieks 1991). Givens are in it only if the
 * constraints alone have solutions.
 */
export class UnsatisfiableCore extends SlicedWork<Core> {
  private readonly puzzle: Puzzle;
  private isMinimal = true;

  /** @param puzzle A puzzle that has no solution. */
  constructor(puzzle: Puzzle) {
    super();
    this.puzzle = internPuzzle(puzzle);
  }

  protected *run(): Slices<Core> {
    const { constraints: all = [], givens } = this.puzzle;
    let cells = [...givens.digits.keys()].filter((cell) => givens.digits[cell] > 0);
    let left = [...all.keys()];
    if (yield* this.isImpossible(left, [])) cells = [];
    // While a constraint with exceptions is left, all its marks hold. So it goes first if it can.
    for (const i of left.filter((at) => hasExceptions(all[at]))) {
      const fewer = left.filter((at) => at !== i);
      if (yield* this.isImpossible(fewer, cells)) left = fewer;
    }
    const constraints = yield* reduced(left, (fewer) => this.isImpossible(fewer, cells));
    const needed = yield* reduced(cells, (fewer) => this.isImpossible(constraints, fewer));
    return { constraints, givens: needed, isMinimal: this.isMinimal };
  }

  /** Whether these constraints and givens are known to have no solution. */
  private *isImpossible(indexes: readonly number[], cells: readonly number[]): Slices<boolean> {
    const { constraints: all = [], givens, pencilmarks } = this.puzzle;
    const chosen = indexes.map((i) => all[i]);
    const constraints = all.filter((one) => chosen.includes(one) || isException(one, chosen));
    const digits = givens.digits.map((digit, cell) => (cells.includes(cell) ? digit : 0));
    const count = yield* patientCount(
      {
        givens: gridOf(givens.geometry, digits),
        ...(pencilmarks && { pencilmarks }),
        constraints,
      },
      1,
    );
    if (count === undefined) this.isMinimal = false;
    return count === 0;
  }
}

/** Leaves out as much of a list as it can: halves first, and then smaller parts. */
function* reduced(
  list: readonly number[],
  isEnough: (fewer: readonly number[]) => Slices<boolean>,
): Slices<number[]> {
  let left = [...list];
  for (
    let part = Math.ceil(left.length / 2);
    part >= 1;
    part = part > 1 ? Math.ceil(part / 2) : 0
  ) {
    for (let at = 0; at < left.length; ) {
      const fewer = left.toSpliced(at, part);
      if (yield* isEnough(fewer)) left = fewer;
      else at += part;
    }
  }
  return left;
}
