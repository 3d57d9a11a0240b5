import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { type Work, workOf } from '../work/work.ts';
import { ClassicDigger, DIG_BATCH } from './classic-digger.ts';
import { accepts, GivensSeen, type MakeResult, type Maker } from './maker.ts';
import { Random, type Seed } from './random.ts';
import { orbits } from './symmetry.ts';
import { UniformGrids } from './uniform-grid.ts';
import { defaultTries, drawLeast, rangeText, type Wishes } from './wishes.ts';

const { cells: CELLS } = CLASSIC;

/** A puzzle of the seed for which no try has succeeded yet. */
interface Pending {
  readonly index: number;
  tried: number;
  readonly seen: GivensSeen;
}

/** Makes 9×9 puzzles by removing givens from full grids. It makes many puzzles at the same time. */
export class ClassicMaker implements Maker {
  private readonly wishes: Wishes;
  private readonly seed: Seed;
  private readonly random: Random = new Random('');
  private readonly grids: UniformGrids = new UniformGrids();
  private readonly orbits: readonly Uint16Array[];
  private readonly digger: ClassicDigger;
  private readonly solutions: Uint8Array = new Uint8Array(CELLS * DIG_BATCH);
  private readonly dug: Uint8Array = new Uint8Array(CELLS * DIG_BATCH);
  private readonly orders: Uint8Array;
  private readonly least: Uint8Array = new Uint8Array(DIG_BATCH);

  constructor(wishes: Wishes, seed: Seed, solver: BulkSolver) {
    this.wishes = wishes;
    this.seed = seed;
    this.orbits = orbits(CLASSIC, wishes.symmetry ?? 'none');
    this.orders = new Uint8Array(this.orbits.length * DIG_BATCH);
    this.digger = new ClassicDigger(solver, this.orbits);
  }

  make(first: number, count: number): Work<readonly MakeResult[]> {
    return workOf(this.makeAll(first, count));
  }

  private *makeAll(first: number, count: number): Generator<undefined, MakeResult[]> {
    const made: MakeResult[] = [];
    for (let from = 0; from < count; from += DIG_BATCH) {
      made.push(...(yield* this.makeSome(first + from, Math.min(DIG_BATCH, count - from))));
    }
    return made;
  }

  private *makeSome(first: number, count: number): Generator<undefined, MakeResult[]> {
    const most = this.wishes.tries ?? defaultTries(this.wishes);
    const made: MakeResult[] = [];
    let pending = Array.from(
      { length: count },
      (_, i): Pending => ({ index: first + i, tried: 0, seen: new GivensSeen() }),
    );
    while (pending.length > 0) {
      // A round makes as many tries per puzzle as all earlier rounds together. So at most half of
      // the tries are made in vain after the first success.
      const [{ tried }] = pending;
      const room = Math.floor(DIG_BATCH / pending.length);
      const tries = Math.min(Math.max(tried, 1), room, most - tried);
      yield* this.try(pending, tries);
      pending = pending.filter((puzzle, at) => {
        const found = this.firstAccepted(puzzle, at * tries, tries);
        if (found) made[puzzle.index - first] = found;
        return !found;
      });
      if (tried + tries < most) continue;
      for (const puzzle of pending) {
        made[puzzle.index - first] = { ok: false, failed: this.failure(puzzle) };
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
  private firstAccepted(puzzle: Pending, row: number, tries: number): MakeResult | undefined {
    for (let at = row; at < row + tries; at++) {
      let givens = 0;
      for (let cell = at * CELLS; cell < (at + 1) * CELLS; cell++) {
        if (this.dug[cell] !== 0) givens++;
      }
      if (accepts(givens, this.wishes)) {
        return { ok: true, puzzle: gridAt(this.dug, at), solution: gridAt(this.solutions, at) };
      }
      puzzle.seen.add(givens);
    }
    puzzle.tried += tries;
    return undefined;
  }

  private failure({ seen, tried }: Pending): string {
    const wished = rangeText(...(this.wishes.givens as [number, number]));
    return `none of ${tried.toLocaleString('en')} attempts had ${wished} givens; they had ${seen.range}`;
  }
}

function gridAt(digits: Uint8Array, row: number): Grid {
  return { geometry: CLASSIC, digits: digits.slice(row * CELLS, (row + 1) * CELLS) };
}
