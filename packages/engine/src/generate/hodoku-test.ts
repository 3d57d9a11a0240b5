import { hodokuProducers } from '../rating/hodoku/hodoku-scale.ts';
import { levelOf } from '../rating/hodoku/level-of.ts';
import { QueuedPosition } from '../rating/hodoku/queued-position.ts';
import { type Level, levels, techniqueRows } from '../rating/hodoku/techniques.ts';
import { Path } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { isSolvedBySingles } from '../technique/solved-by-singles.ts';
import type { Measured, RatingTest, RatingVerdict } from './rating-test.ts';
import type { Wishes } from './wishes.ts';

/** More than any score. */
const LEVEL = 1e9;
/** The number of searches for singles, the first ones in HoDoKu's table. */
const SINGLES = 3;
/**
 * With this many givens or more, a path of singles is easy: at most 63 steps score at most 14 each.
 * The last blank of a house is a full house, which scores 4. A digit fills at most three houses, so
 * at least nine of the steps are full houses, and the score is at most 54 × 14 + 9 × 4 = 792.
 */
const LEAST_GIVENS = 18;

/**
 * Tests whether puzzles have the wished level, score and technique on the scale of HoDoKu. A test
 * ends as soon as the verdict is certain, and never searches for techniques that are too hard.
 */
export class HodokuTest implements RatingTest {
  /**
   * The index of the highest level that is accepted: the wished level, or else the highest of all.
   */
  private readonly most: number;
  /** The index of the lowest level that is accepted: the wished level, or else 0. */
  private readonly least: number;
  private readonly from: number;
  private readonly to: number;
  /** The index of the wished technique in HoDoKu's table, or −1. */
  private readonly technique: number;
  private readonly producers: readonly Producer<QueuedPosition>[];
  private readonly position: QueuedPosition = new QueuedPosition(new Uint8Array(81));
  private score = 0;
  /** The index of the highest level of a step. */
  private level = 0;
  private hasTechnique = false;

  constructor({ level, score = [0, Number.POSITIVE_INFINITY], technique }: Wishes) {
    this.most = level === undefined ? levels.length - 1 : levels.indexOf(level);
    this.least = level === undefined ? 0 : this.most;
    [this.from, this.to] = score;
    this.technique = techniqueRows.findIndex(({ id }) => id === technique);
    const last =
      this.technique >= 0
        ? this.technique
        : techniqueRows.findLastIndex((row) => levels.indexOf(row.level) <= this.most);
    this.producers = hodokuProducers().slice(0, last + 1);
  }

  get measured(): Measured {
    return { hodoku: { level: this.finalLevel, score: this.score } };
  }

  get reached(): number {
    return levels.indexOf(this.finalLevel) * LEVEL + this.score;
  }

  reachedText(reached: number): string {
    const level = levels[Math.floor(reached / LEVEL)];
    return `${level}, ${(reached % LEVEL).toLocaleString('en')}`;
  }

  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  *test(givens: Uint8Array): Generator<undefined, RatingVerdict> {
    this.score = 0;
    this.level = 0;
    this.hasTechnique = false;
    const known = this.verdictOfSingles(givens);
    if (known) return known;
    this.position.restart(givens);
    const path = new Path(this.position, this.producers, (step, search) => this.take(step, search));
    let end = path.advance();
    while (!end) {
      yield;
      end = path.advance();
    }
    if (end !== 'solved') return 'harder';
    // A grid without blanks has no steps and no level.
    if (this.score === 0) return 'easier';
    if (levels.indexOf(this.finalLevel) < this.least || this.score < this.from) return 'easier';
    return this.technique >= 0 && !this.hasTechnique ? 'easier' : 'accepted';
  }

  /**
   * Returns the verdict if it follows from singles alone. Most puzzles are easy, or are not solved
   * by singles. It is fast to find out both.
   */
  private verdictOfSingles(givens: Uint8Array): RatingVerdict | undefined {
    const needsMore = this.least > 0 || this.technique >= SINGLES;
    const needsSingles = this.producers.length <= SINGLES;
    if (!needsMore && !needsSingles) return undefined;
    const isSolved = isSolvedBySingles(givens);
    if (!isSolved) return needsSingles ? 'harder' : undefined;
    const isEasy = givens.reduce((count, digit) => count + Math.sign(digit), 0) >= LEAST_GIVENS;
    return needsMore && isEasy ? 'easier' : undefined;
  }

  private get finalLevel(): Level {
    return levelOf(this.level, this.score);
  }

  /** Returns false if the puzzle is certain to be too hard. */
  private take({ rating }: RatedStep, search: number): boolean {
    this.score += rating;
    this.level = Math.max(this.level, levels.indexOf(techniqueRows[search].level));
    if (search === this.technique) this.hasTechnique = true;
    return this.score <= this.to && levels.indexOf(this.finalLevel) <= this.most;
  }
}
