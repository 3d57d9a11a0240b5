import { BulkSolver } from '../bulk/bulk-solver.ts';
import type { Constraint } from '../constraint/constraint.ts';
import { Random } from '../generate/random.ts';
import { orbits, type Symmetry } from '../generate/symmetry.ts';
import { type Grid, internGrid } from '../grid/grid.ts';
import { withoutGivens } from '../search/puzzle.ts';
import { Counting } from '../solve/counting.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { BegunWork, slicesOf } from '../work/work.ts';

/** What a search for the solutions needs besides the givens. */
export interface SearchTools extends SolverOption {
  /** The rules of a variant. Default: none. */
  readonly constraints?: readonly Constraint[];
}

export interface SettingOptions extends SearchTools {
  /** The same seed always gives the same puzzle. */
  readonly seed: string;
  /** The symmetry of the givens. Default none. */
  readonly symmetry?: Symmetry;
}

/**
 * Removes redundant givens of a proper puzzle in random order, until none is left. With a symmetry,
 * givens that it maps to each other are removed together, and no such group is redundant in the end.
 */
export class Minimizing extends BegunWork<Grid> {
  constructor(
    puzzle: Grid,
    { seed, solver = new BulkSolver(), symmetry = 'none', constraints = [] }: SettingOptions,
  ) {
    puzzle = internGrid(puzzle, 'puzzle');
    const groups = new Random(seed).shuffle([...orbits(puzzle.geometry, symmetry)]);
    super(withoutRedundant(puzzle, groups, { solver, constraints }));
  }
}

/** Removes the givens of each group in turn, if the puzzle stays proper. */
export function* withoutRedundant(
  puzzle: Grid,
  groups: readonly Uint16Array[],
  { constraints, ...tools }: Required<SearchTools>,
): Generator<undefined, Grid> {
  let left = puzzle;
  for (const group of groups) {
    const cells = group.filter((cell) => left.digits[cell] !== 0);
    if (cells.length === 0) continue;
    const [without, limit] = withoutGivens({ givens: left, constraints }, cells);
    const { count } = yield* slicesOf(new Counting(without, { ...tools, limit }));
    if (count < limit) left = without.givens;
    yield;
  }
  return left;
}
