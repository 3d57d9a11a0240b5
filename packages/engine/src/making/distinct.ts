import type { MakingAnswer } from './making-task.ts';

/** No more puzzles are selected after this many puzzles in a row that are not new. */
const MAX_REPEATS = 10_000;

/** Selects the puzzles that are not equivalent (equal up to symmetry) to an earlier puzzle. */
export class Distinct {
  private readonly known: Set<string>;
  private readonly maxRepeats: number;
  /**
   * The number of puzzles after the latest new puzzle. All of them are equivalent to earlier
   * puzzles.
   */
  private repeats = 0;

  /**
   * @param known The canonical forms of known puzzles. The form of every new puzzle is added.
   * @param maxRepeats No more puzzles are selected after this many puzzles in a row that are not
   *   new. Default 10,000.
   */
  constructor(known: Set<string>, maxRepeats: number = MAX_REPEATS) {
    this.known = known;
    this.maxRepeats = maxRepeats;
  }

  /** Whether `maxRepeats` puzzles in a row were not new. */
  get isExhausted(): boolean {
    return this.repeats >= this.maxRepeats;
  }

  /** Returns the indices of the new puzzles in a batch. */
  newOnes({ forms }: Pick<MakingAnswer, 'forms'>): number[] {
    const found: number[] = [];
    for (const [i, form] of forms.entries()) {
      if (this.isExhausted) break;
      this.repeats++;
      if (this.known.has(form)) continue;
      this.known.add(form);
      this.repeats = 0;
      found.push(i);
    }
    return found;
  }
}
