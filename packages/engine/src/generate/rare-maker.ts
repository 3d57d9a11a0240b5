import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { countGivens, gridOf } from '../grid/grid.ts';
import { type SearchId, techniqueRowOf } from '../rating/hodoku/hodoku-scale.ts';
import { producersOf } from '../rating/scales.ts';
import { ClassicRedundantGivens } from '../solve/classic-redundant-givens.ts';
import { slicesOf } from '../work/work.ts';
import { DrillPath } from './drill-path.ts';
import { HodokuFilter } from './hodoku-filter.ts';
import { Attempts, acceptsGivens, isAccepted, type MakeResult, type OneMaker } from './maker.ts';
import { Random, type Seed } from './random.ts';
import { type RatingComparison, RatingsSeen } from './rating-filter.ts';
import { STOCK_WITH_NOTES } from './stock.ts';
import { StockWalk } from './stock-walk.ts';
import type { MakerWishes, Wishes } from './wishes.ts';

/** The rows of HoDoKu's table that fewer than one in some thousand random puzzles needs. */
export const RARE: readonly SearchId[] = [
  'naked-quadruple',
  'hidden-quadruple',
  'jellyfish',
  'uniqueness-test-5',
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'finned-jellyfish',
  'sashimi-jellyfish',
  'x-chain',
  'finned-franken-swordfish',
];

/** The rows of which there is no stock, because hardly any puzzle comes to a step of them. */
const VERY_RARE: readonly SearchId[] = [
  'franken-x-wing',
  'franken-swordfish',
  'finned-franken-x-wing',
  'brute-force',
];

/**
 * Whether hardly any attempt can meet the wishes: the technique is rare, and there is no stock of
 * puzzles for these wishes.
 */
export function isRare(wishes: Wishes): boolean {
  const row = wishes.technique && techniqueRowOf(wishes.technique)?.id;
  return row !== undefined && [...RARE, ...VERY_RARE].includes(row) && !stockFor(wishes);
}

/** The default number of tries. They take up to a minute. */
const TRIES = 1_000;

/** The puzzles of the stock for the wishes. Undefined if random puzzles are the better start. */
export function stockFor(wishes: Wishes): readonly number[] | undefined {
  const { pattern, solution, symmetry = 'none', technique } = wishes;
  if (!technique || pattern || solution || symmetry !== 'none') return undefined;
  const row = techniqueRowOf(technique)?.id;
  if (!row || !RARE.includes(row)) return undefined;
  return STOCK_WITH_NOTES[row];
}

/**
 * Makes 9×9 puzzles that need a rare technique. It begins with a puzzle of the stock whose path comes
 * to a position in which the technique is the easiest step, and exchanges a few givens. If the path
 * needs a later technique after that, it gets further givens.
 */
export class RareMaker implements OneMaker {
  private readonly wishes: MakerWishes;
  private readonly seed: Seed;
  private readonly solver: BulkSolver;
  private readonly puzzles: readonly number[];
  private readonly walk: StockWalk;
  private readonly test: HodokuFilter;

  constructor(wishes: MakerWishes, puzzles: readonly number[], seed: Seed, solver: BulkSolver) {
    const row = techniqueRowOf(wishes.technique!)!;
    this.wishes = wishes;
    this.seed = seed;
    this.solver = solver;
    this.puzzles = puzzles;
    this.walk = new StockWalk(new DrillPath(row.id, true, producersOf('hodoku')), solver);
    this.test = new HodokuFilter(wishes);
  }

  *makeOne(index: number): Generator<undefined, MakeResult> {
    const { puzzles, seed, test, walk, wishes } = this;
    const { tries = TRIES } = wishes;
    const attempts = new Attempts();
    const ratings = new RatingsSeen();
    for (let branch = 0; branch < tries; branch++) {
      const random = seed.start(new Random(''), index, branch);
      const start = yield* walk.start(puzzles[random.below(puzzles.length)], random);
      const position = start && (yield* walk.near(start, random));
      if (!position) continue;
      const { solution } = start;
      const digits = position.givens.slice();
      if (wishes.minimal) yield* this.minimize(digits, random);
      const comparison = yield* this.reach(digits, solution.digits, random, ratings);
      const givens = gridOf(CLASSIC, digits);
      attempts.add(countGivens(givens));
      if (comparison !== 'accepted' || !acceptsGivens(countGivens(givens), wishes)) continue;
      const made = test.made(givens, solution);
      if (isAccepted(made, wishes)) return { ok: true, made };
    }
    return attempts.failure(wishes, tries, ratings.text(test));
  }

  /** Removes redundant givens in random order. */
  private *minimize(digits: Uint8Array, random: Random): Generator<undefined, void> {
    for (;;) {
      const test = new ClassicRedundantGivens(this.solver, { givens: digits });
      const [redundant] = yield* slicesOf(test);
      if (redundant.length === 0) return;
      digits[redundant[random.below(redundant.length)]] = 0;
    }
  }

  /** Compares a puzzle with the wishes. While it is too hard, it gets further givens. */
  private *reach(
    digits: Uint8Array,
    solution: Uint8Array,
    random: Random,
    ratings: RatingsSeen,
  ): Generator<undefined, RatingComparison> {
    const { test, wishes } = this;
    let comparison = yield* test.test(digits);
    ratings.add(comparison, test.reached);
    if (wishes.minimal) return comparison;
    for (const cell of random.shuffle([...digits.keys()])) {
      if (comparison !== 'harder') break;
      if (digits[cell] !== 0 || !test.isBlank(cell)) continue;
      digits[cell] = solution[cell];
      if (yield* test.resume(Uint16Array.of(cell), solution)) comparison = yield* test.test(digits);
    }
    return comparison;
  }
}
