import type { Level } from '../rating/hodoku/techniques.ts';

/** The ratings of a puzzle, with one decimal. */
export interface PuzzleRatings {
  /** The rating of the hardest step. */
  readonly er: number;
  /** The pearl rating: the rating of the hardest step up to the first placement. */
  readonly ep: number;
  /** The diamond rating, which is that of the first step. */
  readonly ed: number;
}

/** The level and the score of a puzzle on HoDoKu's scale. */
export interface HodokuScore {
  readonly level: Level;
  readonly score: number;
}

/** The ratings of a puzzle on the scale of the wishes. */
export type Measured = { readonly ratings: PuzzleRatings } | { readonly hodoku: HodokuScore };

/**
 * How the rating of a puzzle compares with the wishes. `other` means that a pearl or a diamond was
 * wished, and the puzzle is not one. Such a puzzle may be easier or harder than the range.
 */
export type RatingVerdict = 'accepted' | 'easier' | 'harder' | 'other';

/** Tests whether puzzles have the wished rating. */
export interface RatingTest {
  /** The ratings of the latest puzzle that was accepted. */
  readonly measured: Measured;
  /**
   * How hard the latest puzzle is, as far as its path was followed. Harder puzzles have higher
   * values. 0 if the path was not followed at all.
   */
  readonly reached: number;
  /** The text of a value of `reached`: `7.2`, or `hard, 1,142`. */
  reachedText(reached: number): string;
  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  test(givens: Uint8Array): Generator<undefined, RatingVerdict>;
}

/** How the ratings of rejected puzzles compare with the wishes. */
export class RatingsSeen {
  private easier = 0;
  private harder = 0;
  private hardest = 0;

  add(verdict: RatingVerdict, reached: number): void {
    if (verdict === 'harder') this.harder++;
    if (verdict !== 'easier') return;
    this.easier++;
    this.hardest = Math.max(this.hardest, reached);
  }

  /** A text such as `9,700 easier (up to 9.2), 300 harder`. Empty if no puzzle was rejected. */
  text(test: RatingTest): string {
    const [easier, harder] = [this.easier, this.harder].map((count) => count.toLocaleString('en'));
    const parts: string[] = [];
    if (this.easier > 0) {
      const upTo = this.hardest > 0 ? ` (up to ${test.reachedText(this.hardest)})` : '';
      parts.push(`${easier} easier${upTo}`);
    }
    if (this.harder > 0) parts.push(`${harder} harder`);
    return parts.join(', ');
  }
}
