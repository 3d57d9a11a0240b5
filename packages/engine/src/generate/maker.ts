import type { Work } from '../work/work.ts';
import type { MadePuzzle } from './made-puzzle.ts';
import { rangeText } from './wish-ranges.ts';
import { wishText } from './wish-text.ts';
import type { MakerWishes, Wishes } from './wishes.ts';

/** The result of trying to make a puzzle. */
export type MakeResult =
  | { readonly ok: true; readonly made: MadePuzzle }
  /** No puzzle met the wishes. The error describes the attempts. */
  | { readonly ok: false; readonly error: string };

/** A method of making puzzles. */
export interface Maker {
  /**
   * Makes puzzles `first` to `first` + `count` − 1 of the seed. Each puzzle depends only on the
   * seed and on its number. The budget of `advance` is ignored: a slice takes a few milliseconds.
   */
  make(first: number, count: number): Work<readonly MakeResult[]>;
}

/** A method of making the puzzle of a seed that has this number. */
export interface OneMaker {
  makeOne(index: number): Generator<undefined, MakeResult>;
}

/** Whether a puzzle may have this many givens. */
export function acceptsGivens(givens: number, wishes: Wishes): boolean {
  if (!wishes.givens) return true;
  const [least, most] = wishes.givens;
  return givens >= least && givens <= most;
}

/** Whether the caller keeps a puzzle that meets the other wishes. */
export function isAccepted(made: MadePuzzle, { accepts }: MakerWishes): boolean {
  return !accepts || accepts(made);
}

/** The attempts to make a puzzle: the smallest and the largest number of givens that they had. */
export class Attempts {
  private least = Number.POSITIVE_INFINITY;
  private most = 0;

  add(givens: number): void {
    this.least = Math.min(this.least, givens);
    this.most = Math.max(this.most, givens);
  }

  /** @param rest What else the attempts came to. Empty texts are left out. */
  failure(wishes: MakerWishes, tries: number, ...rest: readonly string[]): MakeResult {
    const texts = [
      `none of ${tries.toLocaleString('en')} attempts ${wishText(wishes)}`,
      wishes.givens ? `they had ${rangeText('givens', [this.least, this.most])} givens` : '',
      ...rest,
    ];
    return { ok: false, error: texts.filter(Boolean).join('; ') };
  }
}
