import { Path } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { printedRating } from '../rating/rating.ts';
import { countProducers, producersOf } from '../rating/scales.ts';
import { Position } from '../technique/position.ts';
import { isSolvedBySingles } from '../technique/solved-by-singles.ts';
import type { Measured, RatingTest, RatingVerdict } from './rating-test.ts';
import type { Wishes } from './wishes.ts';

/** The highest rating of a puzzle that singles solve, that of a naked single. */
const SINGLES = 2.3;

/**
 * Tests whether puzzles have the wished rating on the scale of Sudoku Explainer. A test ends as soon
 * as the verdict is certain, and never searches for steps that are harder than the range.
 */
export class ExplainerTest implements RatingTest {
  private readonly from: number;
  private readonly to: number;
  private readonly pearl: boolean;
  private readonly diamond: boolean;
  private readonly producers: readonly Producer[];
  private er = 0;
  private ep = 0;
  private ed = 0;

  constructor({ diamond = false, pearl = false, rating = [0, Number.POSITIVE_INFINITY] }: Wishes) {
    [this.from, this.to] = rating;
    this.pearl = pearl || diamond;
    this.diamond = diamond;
    this.producers = producersOf('se').slice(0, countProducers('se', this.to));
  }

  get measured(): Measured {
    const { ed, ep, er } = this;
    return { ratings: { er, ep, ed } };
  }

  get reached(): number {
    return this.er;
  }

  reachedText(reached: number): string {
    return reached.toFixed(1);
  }

  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  *test(givens: Uint8Array): Generator<undefined, RatingVerdict> {
    this.er = 0;
    this.ep = 0;
    this.ed = 0;
    // Singles solve nearly half of all puzzles. Such puzzles are recognized fast.
    if (this.from > SINGLES && isSolvedBySingles(givens)) return this.pearl ? 'other' : 'easier';
    const path = new Path(new Position(givens), this.producers, (step) => this.take(step));
    let end = path.advance();
    while (!end) {
      yield;
      end = path.advance();
    }
    if (end !== 'solved') return this.pearl ? 'other' : 'harder';
    return this.er < this.from ? 'easier' : 'accepted';
  }

  /** Returns false if the puzzle is certain to be rejected. */
  private take({ placement, rating }: RatedStep): boolean {
    const printed = printedRating(rating);
    if (printed > this.to) return false;
    this.er = Math.max(this.er, printed);
    this.ed ||= printed;
    if (placement !== undefined) this.ep ||= this.er;
    if (!this.pearl) return true;
    // The rating of a diamond is ED, and the rating of a pearl is EP.
    const known = this.diamond ? this.ed : this.ep;
    return known === 0 || (this.er === known && known >= this.from);
  }
}
