import type { BatchAnswer } from './making-task.ts';

/** Tells puzzles that are new from those that are equal, up to symmetry, to an earlier one. */
export class Distinct {
  private readonly forms: Set<string>;
  private readonly patience: number;
  /** Puzzles since the latest new one. */
  private inVain = 0;

  /**
   * @param known The canonical forms that do not count as new. They are added to.
   * @param patience Puzzles in a row, none of them new, after which no more are looked at.
   */
  constructor(known: Set<string>, patience: number) {
    this.forms = known;
    this.patience = patience;
  }

  /** Whether too many in a row were not new. */
  get isSpent(): boolean {
    return this.inVain >= this.patience;
  }

  /** The numbers of the new puzzles in a batch. */
  newOnes({ forms }: BatchAnswer): number[] {
    const found: number[] = [];
    for (const [i, form] of forms.entries()) {
      if (this.isSpent) break;
      this.inVain++;
      if (this.forms.has(form)) continue;
      this.forms.add(form);
      this.inVain = 0;
      found.push(i);
    }
    return found;
  }
}
