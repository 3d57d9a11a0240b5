import type { Notation } from '@nonet/engine/notation';
import type { Streams } from '../streams.ts';

/** Counts which parts of the records an output notation could not hold. */
export class LossReport {
  private readonly to: Notation;
  private readonly counts = new Map<string, number>();

  constructor(to: Notation) {
    this.to = to;
  }

  /** @param parts The names of the parts that the text of a record lacks. */
  add(parts: readonly string[]): void {
    for (const part of parts) this.counts.set(part, (this.counts.get(part) ?? 0) + 1);
  }

  /** Prints one line, for example "sdm cannot hold: solution (50 puzzles), author (1 puzzle)". */
  print(notes: Streams['notes']): void {
    if (this.counts.size === 0) return;
    const parts = Array.from(
      this.counts,
      ([part, count]) => `${part} (${count} ${count === 1 ? 'puzzle' : 'puzzles'})`,
    );
    notes.write(`left out, because ${this.to.id} cannot hold it: ${parts.join(', ')}\n`);
  }
}
