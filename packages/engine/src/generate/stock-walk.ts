import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { randomTransform, transformed } from '../grid/transform.ts';
import { slicesOf } from '../work/work.ts';
import { ClassicMaker } from './classic-maker.ts';
import type { DrillPath, DrillPosition } from './drill-path.ts';
import { neighbours } from './neighbours.ts';
import { Random, Seed } from './random.ts';

export const STOCK_SEED = 'stock';

/** The steps from a puzzle of the stock to the puzzle of a position. In each, one given is exchanged. */
const STEPS = 3;
/** The most neighbours that are searched from a puzzle of the stock. */
const NEIGHBOURS = 100;

/** A puzzle whose path comes to a position in which a technique is the easiest step. */
interface Start {
  readonly givens: Grid;
  readonly solution: Grid;
}

/**
 * Finds positions in which a rare technique is the easiest step, near the puzzles of the stock. It
 * moves the lines and renames the digits of such a puzzle, and exchanges a few givens for others, so
 * that positions from the same puzzle differ.
 */
export class StockWalk {
  private readonly path: DrillPath;
  private readonly solver: BulkSolver;
  private readonly maker: ClassicMaker;

  /** @param path The path to the technique. */
  constructor(path: DrillPath, solver: BulkSolver) {
    this.path = path;
    this.solver = solver;
    this.maker = new ClassicMaker({}, new Seed(STOCK_SEED), solver);
  }

  /** The puzzle of the stock with this number, moved at random. It has all givens that it needs. */
  *start(index: number, random: Random): Generator<undefined, Start | undefined> {
    const [result] = yield* slicesOf(this.maker.make(index, 1));
    if (!result.ok) return undefined;
    const { givens, solution } = result.made;
    const own = new Seed(STOCK_SEED).start(new Random(''), index);
    const found = yield* this.path.find(givens.digits, solution.digits, own);
    if (!found) return undefined;
    const transform = randomTransform(CLASSIC, (n) => random.below(n));
    return {
      givens: transformed(gridOf(CLASSIC, found.givens), transform),
      solution: transformed(solution, transform),
    };
  }

  /**
   * Goes up to three exchanges away, from position to position.
   *
   * @param accepts Whether to go on from a position. Default: always.
   */
  *near(
    { givens, solution }: Start,
    random: Random,
    accepts?: (position: DrillPosition) => Generator<undefined, boolean>,
  ): Generator<undefined, DrillPosition | undefined> {
    const tools = { random, solver: this.solver };
    let near = neighbours(givens.digits, solution.digits, tools);
    let found: DrillPosition | undefined;
    let steps = 0;
    for (let tried = 0; tried < NEIGHBOURS && steps < STEPS; tried++) {
      const next = yield* this.path.find(near.next().value, solution.digits, random);
      if (!next || (accepts && !(yield* accepts(next)))) continue;
      found = next;
      steps++;
      near = neighbours(next.givens, solution.digits, tools);
    }
    return found;
  }
}
