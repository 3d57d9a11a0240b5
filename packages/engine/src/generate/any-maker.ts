import { candidateGridOf, candidatesOf } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import { countGivens, type Grid } from '../grid/grid.ts';
import { propagation } from '../search/propagation.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { type End, Run } from '../search/run.ts';
import { GivensSeen, type Made, type Maker, suits } from './maker.ts';
import { Random, type Seed } from './random.ts';
import { randomGrid } from './random-grid.ts';
import { orbits } from './symmetry.ts';
import { defaultTries, geometryOf, type Wishes } from './wishes.ts';

/** Events after which a test is left undecided, and the givens stay. */
const PATIENCE = 4_096;
/** Orbits of a first group, as a share of all. */
const FIRST_GROUP = 0.2;

/** Makes puzzles of any size, one after another, with the propagation strategy. */
export class AnyMaker implements Maker {
  private readonly wishes: Wishes;
  private readonly seed: Seed;
  private readonly geometry: Geometry;
  private readonly orbits: readonly Uint16Array[];
  /** Tests of the latest puzzle that were left undecided. */
  private undecided = 0;

  constructor(wishes: Wishes, seed: Seed) {
    this.wishes = wishes;
    this.seed = seed;
    this.geometry = geometryOf(wishes);
    this.orbits = orbits(this.geometry, wishes.symmetry ?? 'none');
  }

  *make(first: number, count: number): Generator<undefined, Made[]> {
    const made: Made[] = [];
    for (let i = 0; i < count; i++) made.push(yield* this.makeOne(first + i));
    return made;
  }

  private *makeOne(index: number): Generator<undefined, Made> {
    const { geometry, wishes } = this;
    const tries = wishes.tries ?? defaultTries(wishes);
    const seen = new GivensSeen();
    let undecided = 0;
    for (let branch = 0; branch < tries; branch++) {
      const random = this.seed.start(new Random(''), index, branch);
      const solution = wishes.solution ?? randomGrid(geometry, random);
      const puzzle = wishes.pattern
        ? this.cut(solution, wishes.pattern)
        : yield* this.dig(solution, random);
      yield;
      if (wishes.pattern && !this.isProper(puzzle)) continue;
      if (wishes.pattern && wishes.minimal && !this.isMinimal(puzzle)) continue;
      const givens = countGivens(puzzle);
      seen.add(givens);
      if (wishes.minimal && this.undecided > 0) undecided++;
      else if (suits(givens, wishes)) return { ok: true, puzzle, solution };
    }
    const tried = tries.toLocaleString('en');
    if (wishes.pattern) {
      const wished = wishes.minimal ? 'proper and minimal' : 'proper';
      return {
        ok: false,
        tried: `none of ${tried} random grids left a ${wished} puzzle in the pattern`,
      };
    }
    const open =
      undecided > 0 ? `, and of ${undecided} it was not decided whether they are minimal` : '';
    return {
      ok: false,
      tried: `none of ${tried} puzzles that were dug is as wished; they have ${seen.range} givens${open}`,
    };
  }

  private cut({ digits, geometry }: Grid, pattern: Grid): Grid {
    return {
      geometry,
      digits: digits.map((digit, cell) => (pattern.digits[cell] === 0 ? 0 : digit)),
    };
  }

  /** Like ClassicDigger: groups of orbits as long as a whole group can go, then one by one. */
  private *dig(solution: Grid, random: Random): Generator<undefined, Grid> {
    const { geometry } = this;
    const order = random.shuffle([...this.orbits]);
    const least = this.drawLeast(random);
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
      for (const cell of cells) digits[cell] = 0;
      const end = this.test(puzzle, cells, solution);
      const proper = end === 'exhausted';
      if (proper) left -= cells.length;
      else for (const cell of cells) digits[cell] = solution.digits[cell];
      if (proper || group === 1) place += group;
      else group >>= 1;
      if (group === 1 && end === 'stopped') this.undecided++;
      yield;
    }
    return puzzle;
  }

  /** Searches for another solution; 'exhausted' when there is none. */
  private test(givens: Grid, blanked: readonly number[], solution: Grid): End {
    if (blanked.length > 1) return this.solve({ givens }, 2);
    const [cell] = blanked;
    const candidates = candidatesOf(givens).candidates.slice();
    candidates[cell] &= ~(1 << (solution.digits[cell] - 1));
    return this.solve({ givens, pencilmarks: candidateGridOf(givens.geometry, candidates) }, 1);
  }

  private solve(puzzle: Puzzle, limit: number): End {
    const run = new Run(puzzle, propagation, { limit, events: PATIENCE });
    while (!run.end) run.next();
    return run.end;
  }

  private isProper(givens: Grid): boolean {
    return this.solve({ givens }, 2) === 'exhausted';
  }

  /** Whether every given is known to be needed. */
  private isMinimal(puzzle: Grid): boolean {
    return puzzle.digits.every((digit, cell) => {
      if (digit === 0) return true;
      const digits = puzzle.digits.slice();
      digits[cell] = 0;
      return this.test({ geometry: puzzle.geometry, digits }, [cell], puzzle) === 'limit';
    });
  }

  private drawLeast(random: Random): number {
    const { givens, minimal } = this.wishes;
    if (!givens || minimal) return 0;
    const [least, most] = givens;
    return least + random.below(Math.min(most, this.geometry.cells) - least + 1);
  }
}
