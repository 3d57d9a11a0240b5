import type { Geometry } from '../grid/geometry.ts';
import { countGivens, type Grid } from '../grid/grid.ts';
import { propagation } from '../search/propagation.ts';
import { type Puzzle, withoutGiven } from '../search/puzzle.ts';
import { type End, Run } from '../search/run.ts';
import { finish } from '../work/work.ts';
import { Attempts, acceptsGivens, isAccepted, type MakeResult, type OneMaker } from './maker.ts';
import { Random, type Seed } from './random.ts';
import { randomGrid } from './random-grid.ts';
import { orbits } from './symmetry.ts';
import { acceptedText, kindText } from './wish-text.ts';
import { defaultTries, drawLeast, geometryOf, type MakerWishes } from './wishes.ts';

/**
 * The search for a second solution gives up after this many events. The givens that it was testing
 * then stay in the puzzle.
 */
const PATIENCE = 4_096;
/** The size of the first group to be tested, as a share of all orbits. */
const FIRST_GROUP = 0.2;

/** Makes puzzles of any size, one after another, with the propagation strategy. */
export class AnyMaker implements OneMaker {
  private readonly wishes: MakerWishes;
  private readonly seed: Seed;
  private readonly geometry: Geometry;
  private readonly orbits: readonly Uint16Array[];
  /** The number of tests of the latest puzzle that were stopped after PATIENCE events. */
  private undecided = 0;

  constructor(wishes: MakerWishes, seed: Seed) {
    this.wishes = wishes;
    this.seed = seed;
    this.geometry = geometryOf(wishes);
    this.orbits = orbits(this.geometry, wishes.symmetry ?? 'none');
  }

  *makeOne(index: number): Generator<undefined, MakeResult> {
    const { geometry, wishes } = this;
    const tries = wishes.tries ?? defaultTries(wishes);
    const attempts = new Attempts();
    let undecided = 0;
    for (let branch = 0; branch < tries; branch++) {
      const random = this.seed.start(new Random(''), index, branch);
      const solution = wishes.solution ?? randomGrid(geometry, random);
      const puzzle = wishes.pattern
        ? this.cut(solution, wishes.pattern)
        : yield* this.dig(solution, random);
      yield;
      if (wishes.pattern && this.solve({ givens: puzzle }, 2) !== 'exhausted') continue;
      if (wishes.pattern && wishes.minimal && !this.isMinimal(puzzle)) continue;
      const givens = countGivens(puzzle);
      attempts.add(givens);
      if (wishes.minimal && this.undecided > 0) undecided++;
      else if (acceptsGivens(givens, wishes)) {
        const made = { givens: puzzle, solution };
        if (isAccepted(made, wishes)) return { ok: true, made };
      }
    }
    if (!wishes.pattern) {
      const unproven = undecided > 0 ? `${undecided} could not be proven minimal` : '';
      return attempts.failure(wishes, tries, unproven);
    }
    const tried = tries.toLocaleString('en');
    const error = `none of ${tried} random grids gave a proper ${kindText(wishes)} with this pattern${acceptedText(wishes)}`;
    return { ok: false, error };
  }

  private cut({ digits, geometry }: Grid, pattern: Grid): Grid {
    return {
      geometry,
      digits: digits.map((digit, cell) => (pattern.digits[cell] === 0 ? 0 : digit)),
    };
  }

  /**
   * Removes orbits (sets of symmetric givens) in random order. It first tries to remove groups of
   * orbits. If a group cannot be removed, the next group is half as large.
   */
  private *dig(solution: Grid, random: Random): Generator<undefined, Grid> {
    const { geometry } = this;
    const order = random.shuffle([...this.orbits]);
    const least = drawLeast(this.wishes, (n) => random.below(n));
    const digits = solution.digits.slice();
    const puzzle = { geometry, digits };
    let left = geometry.cells;
    let place = 0;
    let group = Math.ceil(FIRST_GROUP * order.length);
    this.undecided = 0;
    while (place < order.length) {
      const orbitsTried = order.slice(place, place + group);
      const cells = orbitsTried.flatMap((orbit) => [...orbit]);
      if (left - cells.length < least) {
        if (group > 1) group >>= 1;
        else place++;
        continue;
      }
      const end = this.searchWithout(puzzle, cells);
      const proper = end === 'exhausted';
      if (proper) {
        left -= cells.length;
        for (const cell of cells) digits[cell] = 0;
      }
      if (proper || group === 1) place += group;
      else group >>= 1;
      if (group === 1 && end === 'stopped') this.undecided++;
      yield;
    }
    return puzzle;
  }

  /**
   * Searches for a second solution of the puzzle without these givens. Returns 'exhausted' if there
   * is none.
   */
  private searchWithout(puzzle: Grid, cells: readonly number[]): End {
    if (cells.length === 1) return this.solve(withoutGiven({ givens: puzzle }, cells[0]), 1);
    const digits = puzzle.digits.slice();
    for (const cell of cells) digits[cell] = 0;
    return this.solve({ givens: { geometry: puzzle.geometry, digits } }, 2);
  }

  private solve(puzzle: Puzzle, limit: number): End {
    return finish(new Run(puzzle, propagation, { limit, events: PATIENCE }));
  }

  /** Whether the tests prove that every given is needed. */
  private isMinimal(puzzle: Grid): boolean {
    return puzzle.digits.every(
      (digit, cell) => digit === 0 || this.searchWithout(puzzle, [cell]) === 'limit',
    );
  }
}
