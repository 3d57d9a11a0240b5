import type { Grid } from '../grid/grid.ts';
import {
  levels,
  techniqueRowOf,
  techniqueRows,
  techniquesOf,
} from '../rating/hodoku/hodoku-scale.ts';
import { HodokuSummary } from '../rating/hodoku/hodoku-summary.ts';
import { QueuedPosition } from '../rating/hodoku/queued-position.ts';
import { Path, type PathEnd } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { Rating } from '../rating/rating.ts';
import { producersOf, sharedTools } from '../rating/scales.ts';
import { SinglesSolver } from '../technique/singles-solver.ts';
import type { TechniqueId } from '../technique/step.ts';
import { finish, slicesOf } from '../work/work.ts';
import type { HodokuScore, MadePuzzle } from './made-puzzle.ts';
import type { RatingComparison, RatingFilter } from './rating-filter.ts';
import type { Wishes } from './wishes.ts';

/** The weight of a level in `reached`. It is more than any score. */
const LEVEL = 1e9;
/** The number of searches for singles. They come first in HoDoKu's table. */
const SINGLES = 3;
/**
 * If a puzzle has at least this many givens and singles solve it, its level is easy: the path has
 * at most 63 steps, and a step scores at most 14. A step that fills the last blank of a house is a
 * full house, which scores 4. A step fills the last blank of at most three houses, so at least nine
 * steps are full houses. The score is therefore at most 54 × 14 + 9 × 4 = 792.
 */
const LEAST_GIVENS = 18;

const HIGHEST = levels.length - 1;

/**
 * Tests whether puzzles have the wished level, score and technique on the scale of HoDoKu. A test
 * ends as soon as the comparison is certain, and never searches for techniques that are too hard.
 */
export class HodokuFilter implements RatingFilter {
  /**
   * The index of the highest level that is accepted: the wished level, or else the highest of all.
   */
  private readonly most: number;
  /** The index of the lowest level that is accepted: the wished level, or else 0. */
  private readonly least: number;
  private readonly from: number;
  private readonly to: number;
  /** The wished technique, or all techniques of the wished row of HoDoKu's table. */
  private readonly techniques: readonly TechniqueId[];
  /** The techniques that the path may not use. */
  private readonly unwanted: ReadonlySet<TechniqueId>;
  /** The index of the row of the wished technique, or −1. */
  private readonly technique: number;
  /** Whether the level is the only wish. */
  private readonly onlyLevel: boolean;
  /** Whether every puzzle of the highest level is accepted, and no other. */
  private readonly acceptsHighest: boolean;
  private readonly producers: readonly Producer<QueuedPosition>[];
  /**
   * The searches that `resume` uses: those before the first search with the level of the last
   * search. If there are none, `resume` uses all searches. The searches that are left out take most
   * of the time, and are seldom needed after a given has been put back.
   */
  private readonly quickProducers: readonly Producer<QueuedPosition>[];
  private readonly singles: SinglesSolver = new SinglesSolver();
  private readonly position: QueuedPosition = new QueuedPosition(new Uint8Array(81));
  /** Whether the latest comparison follows from singles alone. */
  private isQuick = false;
  private summary = new HodokuSummary();
  private hasTechnique = false;

  constructor({ level, score = [0, Number.POSITIVE_INFINITY], technique, without = [] }: Wishes) {
    this.most = level === undefined ? HIGHEST : levels.indexOf(level);
    this.least = level === undefined ? 0 : this.most;
    [this.from, this.to] = score;
    const row = technique && techniqueRowOf(technique);
    this.technique = row ? techniqueRows.indexOf(row) : -1;
    this.techniques = technique ? techniquesOf(technique) : [];
    this.unwanted = new Set(without.flatMap(techniquesOf));
    this.onlyLevel =
      this.technique < 0 &&
      this.to === Number.POSITIVE_INFINITY &&
      this.from === 0 &&
      without.length === 0;
    this.acceptsHighest = this.onlyLevel && this.least === HIGHEST;
    const count = this.countProducers();
    this.producers = producersOf('hodoku').slice(0, count);
    const { level: last } = techniqueRows[count - 1];
    const quick = techniqueRows.findIndex((row) => row.level === last);
    this.quickProducers = quick > 0 ? this.producers.slice(0, quick) : this.producers;
  }

  /** The number of searches that can decide whether a puzzle is accepted. */
  private countProducers(): number {
    if (this.technique >= 0) return this.technique + 1;
    // A puzzle has the highest level if the searches of the other levels do not solve it.
    const most = this.acceptsHighest ? HIGHEST - 1 : this.most;
    return techniqueRows.findLastIndex((row) => levels.indexOf(row.level) <= most) + 1;
  }

  get reached(): number {
    return this.summary.level * LEVEL + this.summary.score;
  }

  reachedText(reached: number): string {
    const level = levels[Math.floor(reached / LEVEL)];
    return `${level}, ${(reached % LEVEL).toLocaleString('en')}`;
  }

  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  *test(givens: Uint8Array): Generator<undefined, RatingComparison> {
    this.summary = new HodokuSummary();
    this.hasTechnique = false;
    const known = this.comparisonBySingles(givens);
    this.isQuick = known !== undefined;
    if (known) return known;
    this.position.restart(givens);
    const end = yield* this.follow(this.producers, (step, search) => this.take(step, search));
    if (end !== 'solved') return this.acceptsHighest ? 'accepted' : 'harder';
    const { level, score } = this.summary;
    // A grid without blanks has no steps and no level.
    if (score === 0) return 'easier';
    if (level < this.least || score < this.from) return 'easier';
    return this.technique >= 0 && !this.hasTechnique ? 'easier' : 'accepted';
  }

  isBlank(cell: number): boolean {
    return this.isQuick ? this.singles.isBlank(cell) : this.position.values[cell] === 0;
  }

  *resume(cells: Uint16Array, solution: Uint8Array): Generator<undefined, boolean> {
    for (const cell of cells) {
      if (!this.isBlank(cell)) continue;
      if (!this.isQuick) this.position.place(cell, solution[cell]);
      else if (this.singles.solveWith(cell, solution[cell])) return true;
    }
    return !this.isQuick && (yield* this.follow(this.quickProducers, () => true)) === 'solved';
  }

  made(givens: Grid, solution: Grid): MadePuzzle {
    const { isQuick, position, summary } = this;
    const isKnown = !isQuick && position.isSolved;
    let hodoku = isKnown ? { level: levels[summary.level], score: summary.score } : undefined;
    return {
      givens,
      solution,
      get hodoku() {
        hodoku ??= scoreOf(givens);
        return hodoku;
      },
    };
  }

  /** Follows the path from the current position. */
  private *follow(
    producers: readonly Producer<QueuedPosition>[],
    take: (step: RatedStep, search: number) => boolean,
  ): Generator<undefined, PathEnd> {
    return yield* slicesOf(new Path(this.position, producers, take));
  }

  /**
   * Returns the comparison if it follows from singles alone. It is fast to find out whether a puzzle
   * is easy, and whether singles do not solve it. For most puzzles, one of the two is true.
   */
  private comparisonBySingles(givens: Uint8Array): RatingComparison | undefined {
    const needsMore = this.least > 0 || this.technique >= SINGLES;
    const needsSingles = this.producers.length <= SINGLES;
    if (!needsMore && !needsSingles) return undefined;
    if (!this.singles.solve(givens)) return needsSingles ? 'harder' : undefined;
    const count = givens.reduce((sum, digit) => sum + Math.sign(digit), 0);
    if (count < LEAST_GIVENS || count === givens.length) return undefined;
    if (needsMore) return 'easier';
    return this.onlyLevel ? 'accepted' : undefined;
  }

  /** Returns false if the comparison is certain. */
  private take(step: RatedStep, search: number): boolean {
    this.summary.add(step, search);
    if (this.unwanted.has(step.technique)) return false;
    if (this.techniques.includes(step.technique)) this.hasTechnique = true;
    const { level, score } = this.summary;
    if (this.acceptsHighest && level === HIGHEST) return false;
    return score <= this.to && level <= this.most;
  }
}

function scoreOf(givens: Grid): HodokuScore {
  const rated = finish(new Rating({ givens }, { scale: 'hodoku', ...sharedTools('hodoku') }));
  if (rated.kind !== 'rated') throw new Error(`expected a rating, got ${rated.kind}`);
  return { level: rated.level, score: rated.score };
}
