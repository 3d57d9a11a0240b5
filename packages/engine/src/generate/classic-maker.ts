import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import type { Work } from '../work/work.ts';
import { ClassicDigger, DIG_BATCH } from './classic-digger.ts';
import { Attempts, acceptsGivens, isAccepted, type MakeResult, type Maker } from './maker.ts';
import { newRatingFilter } from './new-rating-filter.ts';
import { makeSome } from './one-by-one.ts';
import { Random, type Seed } from './random.ts';
import { type RatingFilter, RatingsSeen } from './rating-filter.ts';
import { orbits } from './symmetry.ts';
import { UniformGrids } from './uniform-grid.ts';
import { defaultTries, drawLeast, type MakerWishes } from './wishes.ts';

const { cells: CELLS } = CLASSIC;

/** A puzzle that has to be made. No attempt for it has succeeded yet. */
interface Pending {
  readonly index: number;
  tried: number;
  readonly attempts: Attempts;
  readonly ratings: RatingsSeen;
}

/** Makes 9×9 puzzles by removing givens from full grids. It makes many puzzles at the same time. */
export class ClassicMaker implements Maker {
  private readonly wishes: MakerWishes;
  private readonly seed: Seed;
  private readonly random: Random = new Random('');
  private readonly grids: UniformGrids = new UniformGrids();
  private readonly orbits: readonly Uint16Array[];
  private readonly digger: ClassicDigger;
  private readonly ratingTest: RatingFilter | undefined;
  private readonly solutions: Uint8Array = new Uint8Array(CELLS * DIG_BATCH);
  private readonly dug: Uint8Array = new Uint8Array(CELLS * DIG_BATCH);
  private readonly orders: Uint8Array;
  private readonly least: Uint8Array = new Uint8Array(DIG_BATCH);

  constructor(wishes: MakerWishes, seed: Seed, solver: BulkSolver) {
    this.wishes = wishes;
    this.seed = seed;
    this.orbits = orbits(CLASSIC, wishes.symmetry ?? 'none');
    this.orders = new Uint8Array(this.orbits.length * DIG_BATCH);
    this.ratingTest = newRatingFilter(wishes);
    this.digger = new ClassicDigger(solver, this.orbits);
  }

  make(first: number, count: number): Work<readonly MakeResult[]> {
    return makeSome(first, count, DIG_BATCH, (from, some) => this.makeBatch(from, some));
  }

  private *makeBatch(first: number, count: number): Generator<undefined, MakeResult[]> {
    const most = this.wishes.tries ?? defaultTries(this.wishes);
    const made: MakeResult[] = [];
    let pending = Array.from(
      { length: count },
      (_, i): Pending => ({
        index: first + i,
        tried: 0,
        attempts: new Attempts(),
        ratings: new RatingsSeen(),
      }),
    );
    while (pending.length > 0) {
      // A round makes as many attempts per puzzle as all earlier rounds together. So if an attempt
      // succeeds, at most half of all attempts come after it and are wasted.
      const [{ tried }] = pending;
      const room = Math.floor(DIG_BATCH / pending.length);
      const tries = Math.min(Math.max(tried, 1), room, most - tried);
      yield* this.try(pending, tries);
      const failed: Pending[] = [];
      for (const [at, puzzle] of pending.entries()) {
        const found = yield* this.firstAccepted(puzzle, at * tries, tries);
        if (found) made[puzzle.index - first] = found;
        else failed.push(puzzle);
      }
      pending = failed;
      if (tried + tries < most) continue;
      for (const puzzle of pending) {
        made[puzzle.index - first] = this.failure(puzzle);
      }
      return made;
    }
    return made;
  }

  /** Makes the next attempts for each of these puzzles, by digging. */
  private *try(pending: readonly Pending[], tries: number): Generator<undefined, void> {
    const { dug, grids, least, random, seed, solutions, wishes } = this;
    let row = 0;
    for (const { index, tried } of pending) {
      for (let branch = tried; branch < tried + tries; branch++) {
        seed.start(random, index, branch);
        if (wishes.solution) solutions.set(wishes.solution.digits, row * CELLS);
        else grids.draw(random, solutions, row * CELLS);
        this.drawOrder(row);
        least[row++] = drawLeast(wishes, (n) => random.belowSmall(n));
      }
    }
    dug.set(solutions.subarray(0, row * CELLS));
    yield;
    yield* this.digger.dig(dug, this.orders, least.subarray(0, row));
  }

  private drawOrder(row: number): void {
    const { orders, random } = this;
    const count = this.orbits.length;
    const from = row * count;
    for (let i = 0; i < count; i++) {
      const j = random.belowSmall(i + 1);
      orders[from + i] = orders[from + j];
      orders[from + j] = i;
    }
  }

  /** Returns the first of these tries that meets the wishes. */
  private *firstAccepted(
    pending: Pending,
    row: number,
    tries: number,
  ): Generator<undefined, MakeResult | undefined> {
    for (let at = row; at < row + tries; at++) {
      const count = this.countGivens(at);
      pending.attempts.add(count);
      if (!acceptsGivens(count, this.wishes)) continue;
      const test = this.ratingTest;
      if (test && !(yield* this.reachesRating(at, test, pending.ratings))) continue;
      const givens = gridAt(this.dug, at);
      const solution = gridAt(this.solutions, at);
      const made = test?.made(givens, solution) ?? { givens, solution };
      if (isAccepted(made, this.wishes)) return { ok: true, made };
    }
    pending.tried += tries;
    return undefined;
  }

  private countGivens(row: number): number {
    let givens = 0;
    for (let cell = row * CELLS; cell < (row + 1) * CELLS; cell++) {
      if (this.dug[cell] !== 0) givens++;
    }
    return givens;
  }

  /**
   * Whether the rating of the puzzle is in the wished range, or can be brought into it. While the
   * puzzle is too hard, givens are put back. The given that was removed last comes first. A given
   * stays removed if the path places its digit anyway.
   */
  private *reachesRating(
    row: number,
    test: RatingFilter,
    ratings: RatingsSeen,
  ): Generator<undefined, boolean> {
    const { dug, orbits, orders, solutions, wishes } = this;
    const digits = dug.subarray(row * CELLS, (row + 1) * CELLS);
    const solution = solutions.subarray(row * CELLS, (row + 1) * CELLS);
    const most = wishes.minimal ? 0 : (wishes.givens?.[1] ?? CELLS);
    let comparison = yield* test.test(digits);
    ratings.add(comparison, test.reached);
    let givens = this.countGivens(row);
    for (let i = orbits.length - 1; i >= 0 && comparison === 'harder'; i--) {
      const orbit = orbits[orders[row * orbits.length + i]];
      if (digits[orbit[0]] !== 0 || !orbit.some((cell) => test.isBlank(cell))) continue;
      givens += orbit.length;
      if (givens > most) return false;
      for (const cell of orbit) digits[cell] = solution[cell];
      if (yield* test.resume(orbit, solution)) comparison = yield* test.test(digits);
    }
    return comparison === 'accepted';
  }

  private failure({ attempts, ratings, tried }: Pending): MakeResult {
    const { ratingTest, wishes } = this;
    return attempts.failure(wishes, tried, ratingTest ? ratings.text(ratingTest) : '');
  }
}

function gridAt(digits: Uint8Array, row: number): Grid {
  return { geometry: CLASSIC, digits: digits.slice(row * CELLS, (row + 1) * CELLS) };
}
