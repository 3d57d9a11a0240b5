import { BulkSolver } from '../bulk/bulk-solver.ts';
import { StepListing } from '../explain/step-listing.ts';
import { ClassicMaker } from '../generate/classic-maker.ts';
import { DrillPath, type DrillPosition } from '../generate/drill-path.ts';
import { Random, Seed } from '../generate/random.ts';
import { STOCK_WITH_NOTES, STOCK_WITHOUT_NOTES } from '../generate/stock.ts';
import { StockWalk } from '../generate/stock-walk.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { gridOf } from '../grid/grid.ts';
import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';
import type { QueuedPosition } from '../rating/hodoku/queued-position.ts';
import type { Producer } from '../rating/producer.ts';
import { producersOf } from '../rating/scales.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { SlicedWork, type Slices, slicesOf } from '../work/work.ts';
import { type Drill, drillPuzzle } from './drill.ts';
import { lessonOf } from './lesson.ts';

export interface DrillWish {
  readonly technique: SearchId;
  /** Any text. */
  readonly seed: string;
  /** The number of the drill of the seed, counted from 0. Default 0. */
  readonly number?: number;
  /** Whether the drill has notes. Default: `needsNotes` of the lesson. */
  readonly hasNotes?: boolean;
  /** The number of puzzles to search before giving up. Default 100,000, which takes a minute. */
  readonly tries?: number;
}

export interface DrillTools extends SolverOption {
  /** HoDoKu's searches, from `producersOf('hodoku')`. By default new ones are made. */
  readonly producers?: readonly Producer<QueuedPosition>[] | undefined;
}

export type MadeDrill =
  | { readonly kind: 'made'; readonly drill: Drill }
  /** None of the puzzles that were searched led to a drill. */
  | { readonly kind: 'failed'; readonly tried: number };

const TRIES = 100_000;
/** The most puzzles that are made together. The first puzzles are made one by one. */
const BATCH = 64;

/**
 * Makes a drill. It draws puzzles until the path of one leads to a position in which the technique
 * is the easiest step. For a rare technique, it begins with a puzzle of the stock instead, which is
 * known to lead to one. It moves the lines and renames the digits of this puzzle, and exchanges a few
 * givens for others, so that drills from the same puzzle differ. A slice takes a few milliseconds,
 * whatever the budget of `advance` is.
 */
export class DrillMaking extends SlicedWork<MadeDrill> {
  private readonly wish: Required<DrillWish>;
  private readonly solver: BulkSolver;
  private readonly path: DrillPath;
  private readonly random: Random;

  /** @throws RangeError if there are no such drills of the technique. */
  constructor(wish: DrillWish, { producers, solver }: DrillTools = {}) {
    super();
    const { isOnPaper, needsNotes } = lessonOf(wish.technique);
    const { hasNotes = needsNotes, number = 0, seed, technique, tries = TRIES } = wish;
    if (!hasNotes && !isOnPaper) {
      throw new RangeError(`expected a technique that digits alone show, got ${technique}`);
    }
    if (!Number.isInteger(number) || number < 0) {
      throw new RangeError(`expected number to be a whole number of at least 0, got ${number}`);
    }
    this.wish = { technique, seed, number, hasNotes, tries };
    this.solver = solver ?? new BulkSolver();
    this.path = new DrillPath(technique, hasNotes, producers ?? producersOf('hodoku'));
    this.random = new Seed(`${technique} ${seed}`).start(new Random(''), number);
  }

  protected *run(): Slices<MadeDrill> {
    const { random, wish } = this;
    const fromStock = yield* this.fromStock();
    if (fromStock) return { kind: 'made', drill: fromStock };
    const maker = new ClassicMaker({}, new Seed(`${wish.technique} ${wish.seed}`), this.solver);
    let count = 1;
    for (let tried = 0; tried < wish.tries; tried += count) {
      count = Math.min(tried + 1, BATCH);
      const results = yield* slicesOf(maker.make(wish.number * 2 ** 24 + tried, count));
      for (const result of results) {
        if (!result.ok) continue;
        const { givens, solution } = result.made;
        const drill = yield* this.drillFrom(givens.digits, solution.digits, random);
        if (drill) return { kind: 'made', drill };
      }
    }
    return { kind: 'failed', tried: wish.tries };
  }

  /** Undefined if the technique is not rare. */
  private *fromStock(): Generator<undefined, Drill | undefined> {
    const { random, wish } = this;
    const puzzles = (wish.hasNotes ? STOCK_WITH_NOTES : STOCK_WITHOUT_NOTES)[wish.technique];
    if (!puzzles) return undefined;
    const walk = new StockWalk(this.path, this.solver);
    const first = new Random(`${wish.technique} ${wish.seed}`).below(puzzles.length);
    for (const tried of puzzles.keys()) {
      const start = yield* walk.start(
        puzzles[(first + wish.number + tried) % puzzles.length],
        random,
      );
      if (!start) continue;
      const found = yield* walk.near(start, random, (position) => this.isDrill(position));
      if (found) return this.drillOf(found);
    }
    return undefined;
  }

  /** A drill on the path of a puzzle. Undefined if none of its positions is one. */
  private *drillFrom(
    puzzle: Uint8Array,
    solution: Uint8Array,
    random: Random,
  ): Generator<undefined, Drill | undefined> {
    const found = yield* this.path.find(puzzle, solution, random);
    return found && (yield* this.isDrill(found)) ? this.drillOf(found) : undefined;
  }

  /** HoDoKu's search and the finder that judges answers differ in rare cases. */
  private *isDrill(position: DrillPosition): Generator<undefined, boolean> {
    const { solver, wish } = this;
    const puzzle = drillPuzzle(this.drillOf(position));
    const listing = new StepListing(puzzle, wish.technique, { limit: 1, solver });
    const listed = yield* slicesOf(listing);
    return listed.kind === 'found' && listed.steps.length > 0;
  }

  private drillOf({ candidates, givens, values }: DrillPosition): Drill {
    const { hasNotes, number, seed, technique } = this.wish;
    return {
      technique,
      givens: gridOf(CLASSIC, givens),
      filled: gridOf(CLASSIC, values),
      notes: hasNotes ? Int32Array.from(candidates) : undefined,
      seed,
      number,
    };
  }
}
