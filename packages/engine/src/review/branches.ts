import type { Entry } from '../game/journal.ts';

/** The tree of the entries of a game, for quick answers about ancestors. */
export class Branches {
  /** Entry plus 1 → its number in an order in which the entries of a branch stay together. */
  private readonly firsts: Int32Array;
  /** Entry plus 1 → the highest such number of the entries that follow from it. */
  private readonly lasts: Int32Array;

  constructor(entries: readonly Entry[]) {
    const count = entries.length + 1;
    this.firsts = new Int32Array(count);
    this.lasts = new Int32Array(count);
    const sizes = new Int32Array(count).fill(1);
    // A parent has a lower number than its children.
    for (let i = entries.length - 1; i >= 0; i--) sizes[entries[i].parent + 1] += sizes[i + 1];
    const next = new Int32Array(count).fill(1);
    this.lasts[0] = count - 1;
    for (const [i, { parent }] of entries.entries()) {
      const first = this.firsts[parent + 1] + next[parent + 1];
      next[parent + 1] += sizes[i + 1];
      this.firsts[i + 1] = first;
      this.lasts[i + 1] = first + sizes[i + 1] - 1;
    }
  }

  /** Whether an entry is another one, or one of those before it on its branch. START is before all. */
  isBefore(early: number, late: number): boolean {
    const at = this.firsts[late + 1];
    return at >= this.firsts[early + 1] && at <= this.lasts[early + 1];
  }
}
