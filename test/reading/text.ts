/** A text or a file as people have it, and what must be read from it. */
export interface ReadingText {
  readonly name: string;
  readonly text: string | Uint8Array;
  /** The grids, each as its cells row by row, with `.` for a blank and A for the digit 10. */
  readonly puzzles: readonly string[];
  /** Other grids that would also be right, if people may mean either. */
  readonly or?: readonly string[];
  /** Whether something in the text is a broken puzzle, so that an error must be reported. */
  readonly isBroken?: true;
  /**
   * The first line that is skipped and must be mentioned. 0 if nothing must be mentioned. Left out if
   * both are right.
   */
  readonly skipped?: number;
  /** Why no reader can read this text, if that is known. */
  readonly known?: string;
}

/** A text without a broken puzzle. */
export function text(
  name: string,
  content: ReadingText['text'],
  puzzles: string | readonly string[],
  skipped?: number,
): ReadingText {
  const all = typeof puzzles === 'string' ? [puzzles] : puzzles;
  return { name, text: content, puzzles: all, ...(skipped !== undefined && { skipped }) };
}

/** A text with a broken puzzle beside the given ones. */
export function broken(
  name: string,
  content: string,
  puzzles: readonly string[] = [],
  or?: readonly string[],
): ReadingText {
  return { name, text: content, puzzles, isBroken: true, ...(or && { or }) };
}
