import type { Grid } from '../grid/grid.ts';
import type { MadePuzzle } from './made-puzzle.ts';

/**
 * How the rating of a puzzle compares with the wishes. `other` means that a pearl or a diamond was
 * wished, and the puzzle is not one. Such a puzzle may be easier or harder than the range.
 */
export type RatingComparison = 'accepted' | 'easier' | 'harder' | 'other';

/** Tests whether puzzles have the wished rating. */
export interface RatingFilter {
  /**
   * How hard the latest puzzle is, as far as its path was followed. Harder puzzles have higher
   * values. 0 if the path was not followed at all.
   */
  readonly reached: number;
  /** Returns a value of `reached` as text, such as `7.2` or `hard, 1,142`. */
  reachedText(reached: number): string;
  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  test(givens: Uint8Array): Generator<undefined, RatingComparison>;
  /** Whether a cell was still blank where the path of the latest puzzle ended. */
  isBlank(cell: number): boolean;
  /**
   * Puts digits of the solution into these cells, in the position where the path of the latest
   * puzzle ended. Then continues the path. Call this only if the latest puzzle was too hard. Yields
   * after each slice of work.
   *
   * @returns Whether the path now leads to the solution. If so, the puzzle with these digits as
   *   givens is probably not too hard.
   */
  resume(cells: Uint16Array, solution: Uint8Array): Generator<undefined, boolean>;
  /** Adds the ratings to the puzzle that was accepted last. */
  made(givens: Grid, solution: Grid): MadePuzzle;
}

/** How the ratings of rejected puzzles compare with the wishes. */
export class RatingsSeen {
  private easier = 0;
  private harder = 0;
  private hardest = 0;

  add(comparison: RatingComparison, reached: number): void {
    if (comparison === 'harder') this.harder++;
    if (comparison !== 'easier') return;
    this.easier++;
    this.hardest = Math.max(this.hardest, reached);
  }

  /** A text such as `9,700 easier (up to 9.2), 300 harder`. Empty if both numbers are 0. */
  text(test: RatingFilter): string {
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
