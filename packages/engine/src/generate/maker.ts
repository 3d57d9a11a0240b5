import type { Grid } from '../grid/grid.ts';
import type { Work } from '../work/work.ts';
import type { Wishes } from './wishes.ts';

/** A generated puzzle, with its solution. */
export interface MadePuzzle {
  readonly puzzle: Grid;
  readonly solution: Grid;
}

/** The result of trying to make a puzzle. */
export type MakeResult =
  | ({ readonly ok: true } & MadePuzzle)
  /** No puzzle met the wishes. `failed` says what was tried. */
  | { readonly ok: false; readonly failed: string };

/** A method of making puzzles. */
export interface Maker {
  /**
   * Makes puzzles `first` to `first` + `count` − 1 of the seed. Each puzzle depends only on the
   * seed and on its number. A slice takes a few milliseconds, whatever the budget.
   */
  make(first: number, count: number): Work<readonly MakeResult[]>;
}

/**
 * Whether a finished puzzle with this many givens meets the wishes. The puzzle is already known to
 * be proper. If the wishes ask for a minimal puzzle, it is already known to be minimal. A wish
 * about the finished puzzle, such as its difficulty, belongs here.
 */
export function accepts(givens: number, wishes: Wishes): boolean {
  if (!wishes.givens) return true;
  const [least, most] = wishes.givens;
  return givens >= least && givens <= most;
}

/** The smallest and the largest number of givens in the attempts so far. */
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
