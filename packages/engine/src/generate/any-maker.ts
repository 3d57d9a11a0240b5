import type { Geometry } from '../grid/geometry.ts';
import { countGivens, type Grid } from '../grid/grid.ts';
import { learning } from '../search/learning.ts';
import { propagation } from '../search/propagation.ts';
import { type Puzzle, withoutGivens } from '../search/puzzle.ts';
import { type End, Run } from '../search/run.ts';
import { finish, type Slices, slicesOf } from '../work/work.ts';
import { Attempts, acceptsGivens, isAccepted, type MakeResult, type OneMaker } from './maker.ts';
import { Random, type Seed } from './random.ts';
import { randomGrid } from './random-grid.ts';
import { orbits } from './symmetry.ts';
import { acceptedText, kindText } from './wish-text.ts';
import { defaultTries, drawLeast, geometryOf, type MakerWishes } from './wishes.ts';

/** The first search for a second solution gives up after this many events. */
const PATIENCE = 4_096;
/** So does the second search, which learns. These events take about twenty seconds at 25×25. */
const LONG_PATIENCE = 60_000_000;
/** The size of the first group to be tested, as a share of all orbits. */
const FIRST_GROUP = 0.2;

/**
 * Makes puzzles of any size, one after another. `propagation` tests whether givens can be removed. Tests
 * that it does not decide are left to `learning`, if the puzzle must be minimal or still has too many
 * givens.
 */
export class AnyMaker implements OneMaker {
  private readonly wishes: MakerWishes;
  private readonly seed: Seed;
  private readonly geometry: Geometry;
  private readonly orbits: readonly Uint16Array[];
  /** The number of tests of the latest puzzle that `learning` did not decide. */
  private undecided = 0;

  constructor(wishes: MakerWishes, seed: Seed) {
    this.wishes = wishes;
    this.seed = seed;
    this.geometry = geometryOf(wishes);
    this.orbits = orbits(this.geometry, wishes.symmetry ?? 'none');
  }

  *makeOne(index: number): Slices<MakeResult> {
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
      if (wishes.pattern && (yield* this.decided({ givens: puzzle }, 2)) !== 'exhausted') continue;
      if (wishes.pattern && wishes.minimal && !(yield* this.isMinimal(puzzle))) continue;
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
  private *dig(solution: Grid, random: Random): Slices<Grid> {
    const { geometry, wishes } = this;
    const order = random.shuffle([...this.orbits]);
    const least = drawLeast(wishes, (n) => random.below(n));
    const digits = solution.digits.slice();
    const puzzle = { geometry, digits };
    const undecided: Uint16Array[] = [];
    let left = geometry.cells;
    const remove = (cells: Iterable<number>) => {
      for (const cell of cells) {
        digits[cell] = 0;
        left--;
      }
    };
    let place = 0;
    let group = Math.ceil(FIRST_GROUP * order.length);
    while (place < order.length) {
      const orbitsTried = order.slice(place, place + group);
      const cells = orbitsTried.flatMap((orbit) => [...orbit]);
      if (left - cells.length < least) {
        if (group > 1) group >>= 1;
        else place++;
        continue;
      }
      const end = this.solve(...withoutGivens({ givens: puzzle }, cells));
      const proper = end === 'exhausted';
      if (proper) remove(cells);
      if (group === 1 && end === 'stopped') undecided.push(...orbitsTried);
      if (proper || group === 1) place += group;
      else group >>= 1;
      yield;
    }
    this.undecided = 0;
    if (!wishes.minimal && left <= (wishes.givens?.[1] ?? left)) return puzzle;
    for (const orbit of undecided) {
      if (left - orbit.length < least) continue;
      const end = yield* this.learned(...withoutGivens({ givens: puzzle }, orbit));
      if (end === 'exhausted') remove(orbit);
      if (end === 'stopped') this.undecided++;
    }
    return puzzle;
  }

  private solve(puzzle: Puzzle, limit: number): End {
    return finish(new Run(puzzle, propagation, { limit, events: PATIENCE }));
  }

  private learned(puzzle: Puzzle, limit: number): Slices<End> {
    return slicesOf(new Run(puzzle, learning, { limit, events: LONG_PATIENCE }));
  }

  private *decided(puzzle: Puzzle, limit: number): Slices<End> {
    const end = this.solve(puzzle, limit);
    return end === 'stopped' ? yield* this.learned(puzzle, limit) : end;
  }

  /** Whether the tests prove that every given is needed. */
  private *isMinimal(puzzle: Grid): Slices<boolean> {
    for (const [cell, digit] of puzzle.digits.entries()) {
      if (digit === 0) continue;
      if ((yield* this.decided(...withoutGivens({ givens: puzzle }, [cell]))) !== 'limit')
        return false;
    }
    return true;
  }
}
