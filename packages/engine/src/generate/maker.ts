import type { Grid } from '../grid/grid.ts';
import type { Wishes } from './wishes.ts';

/** What has come of a puzzle. */
export type Made =
  | { readonly ok: true; readonly puzzle: Grid; readonly solution: Grid }
  /** None was found that has what is wished; `tried` says what was tried. */
  | { readonly ok: false; readonly tried: string };

/** What makes puzzles by some method. */
export interface Maker {
  /**
   * Puzzles `first` to `first` + `count` − 1 of the seed. Each depends on the seed and on its number
   * alone. Yields every few milliseconds, so that who asks can do other things between.
   */
  make(first: number, count: number): Generator<undefined, Made[]>;
}

/**
 * Whether a puzzle that is proper and, where it is wished, minimal has the rest of what is wished. A
 * wish that needs the finished puzzle, as its difficulty, is heard here.
 */
export function suits(givens: number, wishes: Wishes): boolean {
  if (!wishes.givens) return true;
  const [least, most] = wishes.givens;
  return givens >= least && givens <= most;
}

/** The numbers of givens that attempts came to. */
export class GivensSeen {
  private least = Number.POSITIVE_INFINITY;
  private most = 0;

  add(givens: number): void {
    this.least = Math.min(this.least, givens);
    this.most = Math.max(this.most, givens);
  }

  get range(): string {
    const { least, most } = this;
    return least === most ? `${least}` : `${least} to ${most}`;
  }
}
