import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { ClassicRedundantGivens } from '../solve/classic-redundant-givens.ts';
import { digitsOfSymbols } from '../solve/kernel-input.ts';
import { finish } from '../work/work.ts';
import type { MadePuzzle } from './made-puzzle.ts';
import type { MakeResult, OneMaker } from './maker.ts';
import { newRatingFilter } from './new-rating-filter.ts';
import { Random, type Seed } from './random.ts';
import { type RatingFilter, RatingsSeen } from './rating-filter.ts';
import { UniformGrids } from './uniform-grid.ts';
import { acceptedText, featuresText, kindText } from './wish-text.ts';
import { defaultTries, type MakerWishes } from './wishes.ts';

const { cells: CELLS, size: SIZE } = CLASSIC;
/** The solutions of a puzzle are counted up to this number. */
const MOST_COUNTED = 500;
/** After this many changes of a given, the maker starts over with another grid. */
const CHANGES = 1_000;
/** A change may multiply the number of solutions by up to this factor. */
const WORSE = 1.2;

/** The best result of the attempts for a puzzle. */
interface Reached {
  /** The number of solutions that the puzzle had at the end of the best attempt. */
  fewest: number;
  readonly ratings: RatingsSeen;
}

/**
 * Makes 9×9 puzzles with givens in certain cells, the pattern. It starts with the digits of a
 * random full grid in these cells. Then it visits the givens in random order, again and again. For
 * each given, it finds the other digit with which the puzzle has the fewest solutions. It changes
 * the given to that digit unless the number of solutions would grow by more than a fifth. This
 * method is called threshold accepting (Dueck and Scheuer 1990). With few givens, the puzzles are
 * far from uniformly distributed. If a proper puzzle does not meet the other wishes, the changes
 * continue with the next given.
 *
 * Accepting only changes that reduce the number of solutions did not work: in a minute, it found no
 * puzzle with a ring of 24 givens. Threshold accepting takes a fifth of a second.
 */
export class PatternMaker implements OneMaker {
  private readonly wishes: MakerWishes;
  private readonly seed: Seed;
  private readonly solver: BulkSolver;
  private readonly ratingTest: RatingFilter | undefined;
  private readonly grids: UniformGrids = new UniformGrids();
  private readonly cells: readonly number[];
  /** Nine copies of the puzzle, 81 bytes each. The cell to change has digit d in copy d. */
  private readonly rows: Uint8Array = new Uint8Array(CELLS * SIZE);
  private readonly solutions: Uint8Array = new Uint8Array(CELLS * SIZE);
  private readonly counts: Uint32Array = new Uint32Array(SIZE);

  constructor(wishes: MakerWishes, pattern: Grid, seed: Seed, solver: BulkSolver) {
    this.wishes = wishes;
    this.seed = seed;
    this.solver = solver;
    this.ratingTest = newRatingFilter(wishes);
    this.cells = [...pattern.digits.keys()].filter((cell) => pattern.digits[cell] !== 0);
  }

  *makeOne(index: number): Generator<undefined, MakeResult> {
    const { solution: wished } = this.wishes;
    const tries = this.wishes.tries ?? defaultTries(this.wishes);
    const reached = { fewest: Number.POSITIVE_INFINITY, ratings: new RatingsSeen() };
    for (let branch = 0; branch < tries; branch++) {
      const random = this.seed.start(new Random(''), index, branch);
      const digits = this.begin(random);
      if (yield* this.descend(digits, random, reached)) {
        return { ok: true, made: this.madePuzzle(digits) };
      }
      if (wished) break;
    }
    return { ok: false, error: this.failure(tries, reached) };
  }

  private failure(tries: number, { fewest, ratings }: Reached): string {
    const { solution } = this.wishes;
    const features = featuresText(this.wishes);
    const proper = fewest === 1 ? '' : 'proper ';
    const wished = `${proper}${kindText(this.wishes)} with this pattern${features && ` and ${features}`}${acceptedText(this.wishes)}`;
    const seen = this.ratingTest ? ratings.text(this.ratingTest) : '';
    const rated = seen && `; ${seen}`;
    if (solution) return `the grid gives no ${wished}${rated}`;
    const changes = (tries * CHANGES).toLocaleString('en');
    const best =
      fewest >= MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en')} or more` : `${fewest}`;
    const near = fewest === 1 ? '' : `; the best attempt had ${best} solutions`;
    return `${tries} ${tries === 1 ? 'grid' : 'grids'} and ${changes} changes of a given gave no ${wished}${near}${rated}`;
  }

  /** Returns the digits of a full grid in the cells of the pattern, and 0 in all other cells. */
  private begin(random: Random): Uint8Array {
    const { solution } = this.wishes;
    const grid = solution?.digits.slice() ?? new Uint8Array(CELLS);
    if (!solution) this.grids.draw(random, grid);
    const digits = new Uint8Array(CELLS);
    for (const cell of this.cells) digits[cell] = grid[cell];
    return digits;
  }

  private count(digits: Uint8Array): number {
    return this.solver.solveOne(digits, this.solutions, { limit: MOST_COUNTED }) ?? 0;
  }

  /**
   * Changes digits until the puzzle meets the wishes, but at most CHANGES times. If the wishes fix
   * the solution, changes nothing. Returns whether the puzzle meets the wishes.
   */
  private *descend(
    digits: Uint8Array,
    random: Random,
    reached: Reached,
  ): Generator<undefined, boolean> {
    const { counts, rows, solver } = this;
    const order = [...this.cells];
    const changes = this.wishes.solution ? 0 : CHANGES;
    let solutions = this.count(digits);
    let isNew = true;
    for (let change = 0; ; change++) {
      if (isNew && solutions === 1 && (yield* this.meetsWishes(digits, reached))) return true;
      if (change === changes) break;
      const at = change % order.length;
      if (at === 0) random.shuffle(order);
      const cell = order[at];
      for (let digit = 1; digit <= SIZE; digit++) {
        rows.set(digits, (digit - 1) * CELLS);
        rows[(digit - 1) * CELLS + cell] = digit;
      }
      const allowed = Math.floor(WORSE * solutions);
      solver.solve(rows, this.solutions, counts, { limit: Math.min(MOST_COUNTED, allowed + 1) });
      const others = [...counts.keys()].filter((i) => i + 1 !== digits[cell] && counts[i] > 0);
      const fewest = Math.min(...others.map((i) => counts[i]));
      isNew = others.length > 0 && fewest <= allowed;
      if (isNew) {
        const best = others.filter((i) => counts[i] === fewest);
        digits[cell] = best[random.belowSmall(best.length)] + 1;
        solutions = fewest;
      }
      yield;
    }
    reached.fewest = Math.min(reached.fewest, solutions);
    return false;
  }

  /** Whether a proper puzzle meets the other wishes. */
  private *meetsWishes(digits: Uint8Array, { ratings }: Reached): Generator<undefined, boolean> {
    if (this.wishes.minimal) {
      const [redundant] = finish(new ClassicRedundantGivens(this.solver, { givens: digits }));
      if (redundant.length > 0) return false;
    }
    if (this.ratingTest) {
      const comparison = yield* this.ratingTest.test(digits);
      ratings.add(comparison, this.ratingTest.reached);
      if (comparison !== 'accepted') return false;
    }
    const { accepts } = this.wishes;
    return !accepts || accepts(this.madePuzzle(digits));
  }

  private madePuzzle(digits: Uint8Array): MadePuzzle {
    this.solver.solveOne(digits, this.solutions);
    const solution = gridOf(CLASSIC, digitsOfSymbols(this.solutions.subarray(0, CELLS)));
    const givens = gridOf(CLASSIC, digits);
    return this.ratingTest?.made(givens, solution) ?? { givens, solution };
  }
}
