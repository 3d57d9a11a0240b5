import { Random } from '@nonet/engine/generate';
import type { Signal } from '@nonet/engine/work';
import { type Order, type OrderId, orders, placementsIn } from '../cases/orders.ts';
import { givensOf, lineOf, type ProperPuzzle } from '../cases/proper-puzzle.ts';
import { Bandit } from './bandit.ts';
import { Climber } from './climber.ts';
import { CostModel, type Explanation, median } from './cost-model.ts';
import { type MoveKind, moveKinds, Neighbours } from './neighbours.ts';

/**
 * The cost of a run: a time or a number of calls, above 0, or `limit` if the run exceeded the
 * limit.
 */
export type Cost = number | 'limit';

interface MeasuredPuzzle {
  /** A classic puzzle in the notation `line`. */
  readonly puzzle: string;
  readonly cost: Cost;
}

export interface AttackOptions {
  /** Runs the program once on a puzzle in the notation `line`. */
  readonly cost: (puzzle: string) => Promise<Cost>;
  /**
   * Puzzles whose costs are known, such as the puzzles of the judged cases. At least one must be
   * proper.
   */
  readonly start: readonly MeasuredPuzzle[];
  /** The costs of easy puzzles. At least one. */
  readonly easy: readonly number[];
  /** With the same seed and the same measured costs, the attack tries the same puzzles. */
  readonly seed: string;
  /** Ends the attack. */
  readonly signal: Signal;
  /** Lets other work of the thread go on. */
  readonly pause: () => Promise<void>;
  /** Called with every new puzzle that costs more than all puzzles so far. */
  readonly onFound?: (found: MeasuredPuzzle) => void;
}

export interface AttackReport extends MeasuredPuzzle {
  /**
   * - `limit`: the program exceeds the limit on the puzzle.
   * - `costlier`: the puzzle costs more than every puzzle in `start`.
   * - `start`: no puzzle that the attack found costs more than the costliest puzzle in `start`.
   * - `even`: no puzzle costs noticeably more than the easy puzzles.
   */
  readonly outcome: 'limit' | 'costlier' | 'start' | 'even';
  /** The costliest puzzle in `start`. */
  readonly worstAtStart: MeasuredPuzzle;
  /** The median of the costs of the easy puzzles. */
  readonly easy: number;
  /** The number of runs of the program. */
  readonly runs: number;
  /** The number of puzzles whose placements were counted to choose the puzzles to run. */
  readonly counted: number;
  /** The order (see `orders`) that explains the costs best, or undefined if none does. */
  readonly explanation: Explanation | undefined;
  /**
   * Order → the placements that a search in this order needs on the puzzle, or undefined if the
   * count stopped at REPORT_LIMIT.
   */
  readonly placements: ReadonlyMap<OrderId, number | undefined>;
}

/** A cost is noticeable if it exceeds the largest cost of an easy puzzle by this factor. */
const NOTICEABLE = 1.5;
/**
 * A guided step looks for a puzzle that costs this many times as much as the costliest puzzle so
 * far.
 */
const GROWTH = 4;
/**
 * An experiment looks for a puzzle whose search takes this much work. The unit of work is the time
 * of one placement by the strategy `bitmask`.
 */
const EXPERIMENT_WORK = 300_000;
/** Counting for the report stops after this much work. The unit is that of EXPERIMENT_WORK. */
const REPORT_LIMIT = 20_000_000;

/**
 * The ways to choose the next puzzle to run. `guided` looks for a puzzle that needs more placements
 * in the order that explains the costs best. `experiment` looks for a puzzle that needs more
 * placements in a different order. `neighbour` makes a single move from the costliest puzzle so
 * far.
 */
type Way = 'guided' | 'experiment' | 'neighbour';

/**
 * Searches for the proper puzzle that costs a program most. A run of the program is expensive. So
 * for most candidates only the placements are counted, by a search of Nonet in the order that
 * explains the program's costs best.
 *
 * @throws RangeError if no puzzle in `start` is proper.
 */
export async function attack(options: AttackOptions): Promise<AttackReport> {
  const search = new AttackSearch(options);
  await search.confirmStart();
  while (!search.isOver && !options.signal.aborted) await search.step();
  return search.report();
}

class AttackSearch {
  private readonly options: AttackOptions;
  private readonly random: Random;
  private readonly neighbours: Neighbours;
  private readonly ways: Bandit<Way>;
  private readonly kinds: Bandit<MoveKind>;
  private readonly climber: Climber;
  private readonly model: CostModel;
  private readonly idle: number;
  private readonly noticeable: number;
  private worstAtStart: MeasuredPuzzle;
  private best: ProperPuzzle;
  private bestCost: Cost;
  private hasImproved = false;
  private runs = 0;
  private experiments = 0;
  /** Order → the puzzle of the last experiment with this order. */
  private readonly ends = new Map<Order, ProperPuzzle>();

  constructor(options: AttackOptions) {
    const { start, easy, seed } = options;
    this.options = options;
    this.random = new Random(seed);
    this.neighbours = new Neighbours(this.random);
    this.ways = new Bandit(this.random);
    this.kinds = new Bandit(this.random);
    this.climber = new Climber(this.neighbours, this.kinds);
    this.idle = median(easy);
    this.noticeable = NOTICEABLE * Math.max(...easy);
    this.model = new CostModel(this.idle, this.noticeable);
    const proper = start.flatMap((measured) => {
      const puzzle = this.neighbours.proper(givensOf(measured.puzzle));
      return puzzle ? [{ measured, puzzle }] : [];
    });
    if (proper.length === 0) throw new RangeError('expected a proper puzzle to start from');
    const worst = proper.reduce((one, other) =>
      exceeds(other.measured.cost, one.measured.cost) ? other : one,
    );
    this.worstAtStart = worst.measured;
    this.best = worst.puzzle;
    this.bestCost = worst.measured.cost;
    if (this.isOver) return;
    // The model spends the most work on the first puzzles. The placements of cheap puzzles can be
    // counted completely, so the cheapest puzzles are added first.
    const known = proper.map(({ measured, puzzle }) => ({
      ...puzzle,
      cost: Number(measured.cost),
    }));
    for (const { givens, cost } of known.toSorted((a, b) => a.cost - b.cost)) {
      this.model.add(givens, cost);
    }
  }

  get isOver(): boolean {
    return this.bestCost === 'limit';
  }

  /** Runs the costliest puzzle in `start` again, because noise may have raised its cost. */
  async confirmStart(): Promise<void> {
    if (this.isOver || this.options.signal.aborted) return;
    const cost = await this.run(this.best);
    if (cost === undefined || !exceeds(this.bestCost, cost)) return;
    this.bestCost = cost;
    this.worstAtStart = { ...this.worstAtStart, cost };
  }

  /** Chooses a puzzle and runs it. */
  async step(): Promise<void> {
    const explanation = this.model.best();
    const isNoticeable = exceeds(this.bestCost, this.noticeable);
    const way = this.ways.choose([
      ...(explanation ? (['guided'] as const) : []),
      ...(isNoticeable ? (['neighbour'] as const) : []),
      'experiment',
    ]);
    const kind = this.kinds.choose(moveKinds);
    const puzzle =
      way === 'guided' && explanation
        ? this.guided(explanation)
        : way === 'experiment'
          ? this.experiment(explanation)
          : this.neighbours.neighbour(this.best, kind);
    const hasWon = puzzle !== undefined && (await this.isCostlier(puzzle));
    this.ways.learn(way, hasWon);
    if (way === 'neighbour') this.kinds.learn(kind, hasWon);
    await this.options.pause();
  }

  report(): AttackReport {
    const { best, bestCost, climber, idle, runs, worstAtStart } = this;
    const placements = new Map(
      orders.map((order) => [
        order.id,
        placementsIn(order, best.givens, REPORT_LIMIT / order.effort),
      ]),
    );
    return {
      outcome: this.outcome(),
      puzzle: lineOf(best),
      cost: bestCost,
      worstAtStart,
      easy: idle,
      runs,
      counted: climber.counted,
      explanation: this.model.best(),
      placements,
    };
  }

  private outcome(): AttackReport['outcome'] {
    if (this.isOver) return 'limit';
    if (!exceeds(this.bestCost, this.noticeable)) return 'even';
    return this.hasImproved ? 'costlier' : 'start';
  }

  /**
   * Runs a puzzle. If it seems to cost more than the costliest puzzle so far, runs it again,
   * because noise may have raised the first cost.
   */
  private async isCostlier(puzzle: ProperPuzzle): Promise<boolean> {
    let cost = await this.run(puzzle);
    if (cost !== undefined && cost !== 'limit') this.model.add(puzzle.givens, cost);
    if (cost === undefined || !exceeds(cost, this.bestCost)) return false;
    const again = await this.run(puzzle);
    if (again === undefined || !exceeds(again, this.bestCost)) return false;
    if (exceeds(cost, again)) cost = again;
    this.best = puzzle;
    this.bestCost = cost;
    this.hasImproved = true;
    this.options.onFound?.({ puzzle: lineOf(puzzle), cost });
    return true;
  }

  /**
   * Runs the program on a puzzle. Returns undefined if the attack ended during the run, because the
   * run may have been cut short.
   */
  private async run(puzzle: ProperPuzzle): Promise<Cost | undefined> {
    if (this.options.signal.aborted) return undefined;
    const cost = await this.options.cost(lineOf(puzzle));
    if (this.options.signal.aborted) return undefined;
    this.runs++;
    return cost;
  }

  private guided({ order, perPlacement }: Explanation): ProperPuzzle | undefined {
    const { bestCost } = this;
    if (bestCost === 'limit') return undefined;
    const least = Math.max(bestCost, this.noticeable);
    return this.climber.climb(this.best, order, (GROWTH * least - this.idle) / perPlacement);
  }

  /**
   * Experiments with each order in turn. An experiment continues from the puzzle at which the
   * previous experiment with the same order ended. So the puzzles need more and more placements in
   * this order, until the program takes noticeably longer.
   */
  private experiment(explanation: Explanation | undefined): ProperPuzzle | undefined {
    const others = orders.filter(({ id }) => id !== explanation?.order.id);
    const order = others[this.experiments++ % others.length];
    const from = this.ends.get(order) ?? this.best;
    const puzzle = this.climber.climb(from, order, EXPERIMENT_WORK / order.effort);
    if (puzzle) this.ends.set(order, puzzle);
    return puzzle;
  }
}

function exceeds(one: Cost, other: Cost): boolean {
  if (other === 'limit') return false;
  return one === 'limit' || one > other;
}
