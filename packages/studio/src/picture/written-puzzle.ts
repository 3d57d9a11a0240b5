import type { AboutPuzzle, PlainPuzzle } from '@nonet/engine/notation';

/** A puzzle that is to be written in a notation. */
export interface WriteOrder {
  readonly puzzle: PlainPuzzle;
  readonly about: AboutPuzzle;
  /** The id of the notation. */
  readonly notation: string;
}

/** A puzzle in a notation, and what the notation cannot say about it. */
export interface WrittenPuzzle {
  readonly text: string;
  readonly lost: readonly (keyof AboutPuzzle)[];
}
