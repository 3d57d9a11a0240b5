import { Path } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { printedRating } from '../rating/rating.ts';
import { countProducers, producersOf } from '../rating/scales.ts';
import { Position } from '../technique/position.ts';
import type { Wishes } from './wishes.ts';

/** The ratings of a puzzle, with one decimal. */
export interface PuzzleRatings {
  /** Of the hardest step. */
  readonly er: number;
  /** The pearl rating: of the hardest step up to the first placement. */
  readonly ep: number;
  /** The diamond rating: of the first step. */
  readonly ed: number;
}

/**
 * How a puzzle compares with the wishes. `other`: it is not a wished pearl or diamond. It may be
 * easier, harder or not a pearl at all.
 */
export type RatingVerdict = 'accepted' | 'easier' | 'harder' | 'other';

/**
 * Tests whether puzzles have the wished rating. A test ends as soon as the verdict is certain, and
 * never searches for steps that are harder than the range.
 */
export class RatingTest {
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

  /** The ratings of the latest puzzle that was accepted. */
  get ratings(): PuzzleRatings {
    const { ed, ep, er } = this;
    return { er, ep, ed };
  }

  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  *test(givens: Uint8Array): Generator<undefined, RatingVerdict> {
    this.er = 0;
    this.ep = 0;
    this.ed = 0;
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

/** How the ratings of rejected puzzles compare with the wishes. */
export class RatingsSeen {
  private easier = 0;
  private harder = 0;
  private hardest = 0;

  add(verdict: RatingVerdict, { er }: PuzzleRatings): void {
    if (verdict === 'harder') this.harder++;
    if (verdict !== 'easier') return;
    this.easier++;
    this.hardest = Math.max(this.hardest, er);
  }

  /** Such as `9,700 easier (up to 9.2), 300 harder`. Empty if there are none. */
  get text(): string {
    const [easier, harder] = [this.easier, this.harder].map((count) => count.toLocaleString('en'));
    const parts: string[] = [];
    if (this.easier > 0) parts.push(`${easier} easier (up to ${this.hardest.toFixed(1)})`);
    if (this.harder > 0) parts.push(`${harder} harder`);
    return parts.join(', ');
  }
}
