/** What a program did when it got the puzzles of a case one at a time. */
export interface Alone {
  /** The index of the first puzzle with a wrong answer. */
  readonly puzzle: number;
  readonly found: string;
  readonly expected: number;
  /** How many answers were wrong, and how many puzzles were tried. */
  readonly wrong: number;
  readonly of: number;
}
