/** What a program did when it got the puzzles of a case one at a time. */
export interface Alone {
  /** The first wrong answer. Undefined if all answers were right. */
  readonly first: AloneAnswer | undefined;
  /** How many answers were wrong, and how many puzzles were tried. */
  readonly wrong: number;
  readonly of: number;
}

interface AloneAnswer {
  /** The index of the puzzle. */
  readonly puzzle: number;
  readonly found: string;
  readonly expected: number;
}
