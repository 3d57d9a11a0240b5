import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import type { Made, Maker } from './maker.ts';
import { Random, type Seed } from './random.ts';
import { UniformGrids } from './uniform-grid.ts';
import { defaultTries, type Wishes } from './wishes.ts';

const { cells: CELLS, size: SIZE } = CLASSIC;
const ALL = 511;
const ZERO = 48;
/** The most solutions that are counted: with more, one puzzle is as good as another. */
const MOST_COUNTED = 500;
/** Changes of a puzzle, a given each, before it is left for another one. */
const CHANGES = 1_000;
/** A change may make the solutions so many times as many. */
const WORSE = 1.2;

/**
 * Makes 9×9 puzzles of a pattern. A random grid leaves its digits in the pattern; then the givens are
 * gone through in random order, again and again, and each takes another digit: that with which the
 * puzzle has the fewest solutions, unless even these are a fifth more than before (threshold
 * accepting: Dueck and Scheuer 1990). Of several such digits one is drawn. Patterns of few givens come
 * out a long way from uniform.
 *
 * To keep a digit while no other is better got stuck: a ring of 24 givens was not found in a minute,
 * and is in a fifth of a second.
 */
export class PatternMaker implements Maker {
  private readonly wishes: Wishes;
  private readonly seed: Seed;
  private readonly solver: BulkSolver;
  private readonly grids: UniformGrids = new UniformGrids();
  private readonly cells: readonly number[];
  /** Row × 81: the puzzle, or one change of it a digit. */
  private readonly rows: Uint8Array = new Uint8Array(CELLS * SIZE);
  private readonly tests: Uint16Array = new Uint16Array(CELLS * CELLS);
  private readonly solutions: Uint8Array = new Uint8Array(CELLS * CELLS);
  private readonly counts: Uint32Array = new Uint32Array(CELLS);

  constructor(wishes: Wishes, pattern: Grid, seed: Seed, solver: BulkSolver) {
    this.wishes = wishes;
    this.seed = seed;
    this.solver = solver;
    this.cells = [...pattern.digits.keys()].filter((cell) => pattern.digits[cell] !== 0);
  }

  *make(first: number, count: number): Generator<undefined, Made[]> {
    const made: Made[] = [];
    for (let i = 0; i < count; i++) made.push(yield* this.makeOne(first + i));
    return made;
  }

  private *makeOne(index: number): Generator<undefined, Made> {
    const { solution: wished } = this.wishes;
    const tries = this.wishes.tries ?? defaultTries(this.wishes);
    let fewest = Number.POSITIVE_INFINITY;
    for (let branch = 0; branch < tries; branch++) {
      const random = this.seed.start(new Random(''), index, branch);
      const digits = this.begin(random);
      const solutions = wished ? this.count(digits) : yield* this.descend(digits, random);
      fewest = Math.min(fewest, solutions);
      if (solutions === 1 && this.isFit(digits)) return this.madeOf(digits);
      if (wished) break;
    }
    return { ok: false, tried: this.vain(tries, fewest) };
  }

  private vain(tries: number, fewest: number): string {
    const { minimal, solution } = this.wishes;
    const kind = minimal && fewest === 1 ? 'minimal' : 'proper';
    if (solution) return `the grid leaves no ${kind} puzzle in the pattern`;
    const changes = (tries * CHANGES).toLocaleString('en');
    const best =
      fewest >= MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en')} or more` : `${fewest}`;
    const near = fewest === 1 ? '' : `; the fewest solutions were ${best}`;
    return `${tries} ${tries === 1 ? 'grid' : 'grids'} and ${changes} changes of a given left no ${kind} puzzle in the pattern${near}`;
  }

  /** The digits that a grid leaves in the pattern. */
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

  /** Changes the digits until they are the puzzle wished, or for so long. Gives the solutions left. */
  private *descend(digits: Uint8Array, random: Random): Generator<undefined, number> {
    const { counts, rows, solver } = this;
    const order = [...this.cells];
    let solutions = this.count(digits);
    for (let change = 0; change < CHANGES; change++) {
      if (solutions === 1 && this.isFit(digits)) return 1;
      const at = change % order.length;
      if (at === 0) random.shuffle(order);
      const cell = order[at];
      for (let digit = 1; digit <= SIZE; digit++) {
        rows.set(digits, (digit - 1) * CELLS);
        rows[(digit - 1) * CELLS + cell] = digit;
      }
      const allowed = Math.floor(WORSE * solutions);
      const found = counts.subarray(0, SIZE);
      solver.solve(rows, this.solutions, found, { limit: Math.min(MOST_COUNTED, allowed + 1) });
      const others = [...found.keys()].filter((i) => i + 1 !== digits[cell] && found[i] > 0);
      const fewest = Math.min(...others.map((i) => found[i]));
      if (others.length > 0 && fewest <= allowed) {
        const best = others.filter((i) => found[i] === fewest);
        digits[cell] = best[random.belowSmall(best.length)] + 1;
        solutions = fewest;
      }
      yield;
    }
    return solutions;
  }

  /** Whether a proper puzzle has the rest of what is wished. */
  private isFit(digits: Uint8Array): boolean {
    return !this.wishes.minimal || this.isMinimal(digits);
  }

  private isMinimal(digits: Uint8Array): boolean {
    const { cells, counts, solver, tests } = this;
    cells.forEach((tested, row) => {
      for (let cell = 0; cell < CELLS; cell++) {
        tests[row * CELLS + cell] = digits[cell] === 0 ? ALL : 1 << (digits[cell] - 1);
      }
      tests[row * CELLS + tested] ^= ALL;
    });
    const found = counts.subarray(0, cells.length);
    solver.solve(tests, this.solutions, found, { limit: 1 });
    return found.every((count) => count > 0);
  }

  private madeOf(digits: Uint8Array): Made {
    this.solver.solveOne(digits, this.solutions);
    const solution = this.solutions.subarray(0, CELLS).map((symbol) => symbol - ZERO);
    return { ok: true, puzzle: gridOf(CLASSIC, digits), solution: gridOf(CLASSIC, solution) };
  }
}
