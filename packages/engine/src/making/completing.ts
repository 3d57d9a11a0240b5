import { BulkSolver } from '../bulk/bulk-solver.ts';
import { Random } from '../generate/random.ts';
import { orbits } from '../generate/symmetry.ts';
import { digitsOf } from '../grid/digit-set.ts';
import { blankCells, type Grid, internGrid } from '../grid/grid.ts';
import { HouseMasks } from '../search/house-masks.ts';
import { Counting } from '../solve/counting.ts';
import { Listing } from '../solve/listing.ts';
import { BegunWork, slicesOf } from '../work/work.ts';
import { type SearchTools, type SettingOptions, withoutRedundant } from './minimizing.ts';

/** A puzzle with further givens. */
export type Completed =
  | { readonly kind: 'proper'; readonly puzzle: Grid }
  /** The puzzle has no solution, so no givens make it proper. */
  | { readonly kind: 'none' };

/** A random digit is given up if no solution with it is found in this many slices. */
const PATIENCE = 4;

/**
 * Adds givens of a random solution until the puzzle is proper. No added given is redundant, and all
 * givens of the puzzle stay. With a symmetry, cells that it maps to each other get their givens
 * together, and no such group is redundant. Cells that it maps to a given of the puzzle always get
 * one.
 */
export class Completing extends BegunWork<Completed> {
  constructor(puzzle: Grid, options: SettingOptions) {
    super(completed(internGrid(puzzle, 'puzzle'), options));
  }
}

function* completed(
  puzzle: Grid,
  { seed, solver = new BulkSolver(), symmetry = 'none', constraints = [] }: SettingOptions,
): Generator<undefined, Completed> {
  const random = new Random(seed);
  const tools = { solver, constraints };
  const solution = yield* randomSolution(puzzle, random, tools);
  if (!solution) return { kind: 'none' };
  const all = orbits(puzzle.geometry, symmetry);
  const isBegun = (orbit: Uint16Array): boolean => orbit.some((cell) => puzzle.digits[cell] !== 0);
  const begun = withDigits(puzzle, solution, all.filter(isBegun));
  const others = random.shuffle(all.filter((orbit) => !isBegun(orbit)));
  let [least, most] = [0, others.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    const givens = withDigits(begun, solution, others.slice(0, middle));
    const { count } = yield* slicesOf(new Counting({ givens, constraints }, { solver, limit: 2 }));
    if (count === 1) most = middle;
    else least = middle + 1;
    yield;
  }
  const added = others.slice(0, least);
  const proper = withDigits(begun, solution, added);
  return { kind: 'proper', puzzle: yield* withoutRedundant(proper, added, tools) };
}

/** Takes the digits of these cells from the solution. */
function withDigits(puzzle: Grid, solution: Grid, orbits: readonly Uint16Array[]): Grid {
  const digits = puzzle.digits.slice();
  for (const cell of orbits.flatMap((orbit) => [...orbit])) digits[cell] = solution.digits[cell];
  return { geometry: puzzle.geometry, digits };
}

/**
 * Returns a random solution of a puzzle, or undefined if it has none. It fills the blank cells in
 * random order. A cell gets a random digit if a solution with it is found soon, and otherwise the
 * digit of the solution that is known.
 */
function* randomSolution(
  puzzle: Grid,
  random: Random,
  tools: Required<SearchTools>,
): Generator<undefined, Grid | undefined> {
  const { geometry } = puzzle;
  let known = yield* solutionOf(puzzle, tools);
  if (!known) return undefined;
  const masks = new HouseMasks(puzzle);
  const digits = puzzle.digits.slice();
  for (const cell of random.shuffle([...blankCells(puzzle)])) {
    const allowed = digitsOf(masks.candidates(cell));
    digits[cell] = allowed[random.below(allowed.length)];
    if (digits[cell] !== known.digits[cell]) {
      known = (yield* solutionOf({ geometry, digits }, tools, PATIENCE)) ?? known;
      digits[cell] = known.digits[cell];
    }
    masks.place(cell, digits[cell]);
    yield;
  }
  return known;
}

/** Returns a solution. Undefined if there is none, or if it is not found in this many slices. */
function* solutionOf(
  givens: Grid,
  { constraints, ...tools }: Required<SearchTools>,
  slices = Number.POSITIVE_INFINITY,
): Generator<undefined, Grid | undefined> {
  const listing = new Listing({ givens, constraints }, { ...tools, limit: 1, order: 'met' });
  for (let slice = 0; slice < slices; slice++) {
    const count = listing.advance();
    const [solution] = listing.solutions;
    if (solution || count !== undefined) return solution;
    yield;
  }
  return undefined;
}
