// Hot code: plain loops, integers and preallocated arrays only.

import { lowestOf } from '../../cell-set.ts';
import { BAND, BIT_IN_BAND } from '../../classic-tables.ts';
import { type Candidate, candidateOf } from '../../step.ts';

/**
 * A set of candidates: (digit − 1) × 3 + band → cells. The candidates are in order of digit, then
 * of cell.
 */
export class CandidateSet {
  readonly cells: Int32Array = new Int32Array(27);

  clear(): void {
    this.cells.fill(0);
  }

  add(cell: number, digit: number): void {
    this.cells[(digit - 1) * 3 + BAND[cell]] |= BIT_IN_BAND[cell];
  }

  get isEmpty(): boolean {
    for (let i = 0; i < 27; i++) if (this.cells[i] !== 0) return false;
    return true;
  }

  get size(): number {
    let size = 0;
    for (let i = 0; i < 27; i++) {
      for (let rest = this.cells[i]; rest !== 0; rest &= rest - 1) size++;
    }
    return size;
  }

  /**
   * A number by which HoDoKu orders steps with equally many eliminations. It is a sum over the
   * candidates, in the order of `toArray`. The term of candidate i, counted from 0, is its digit
   * plus (1 + 80i) × its cell.
   */
  get indexSum(): number {
    let sum = 0;
    let factor = 1;
    for (let i = 0; i < 27; i++) {
      const digit = Math.floor(i / 3) + 1;
      for (let rest = this.cells[i]; rest !== 0; rest &= rest - 1) {
        sum += (27 * (i % 3) + lowestOf(rest)) * factor + digit;
        factor += 80;
      }
    }
    return sum;
  }

  /** The candidates, in order of digit and then of cell. */
  toArray(): Candidate[] {
    const candidates: Candidate[] = [];
    for (let i = 0; i < 27; i++) {
      const digit = Math.floor(i / 3) + 1;
      for (let rest = this.cells[i]; rest !== 0; rest &= rest - 1) {
        candidates.push(candidateOf(27 * (i % 3) + lowestOf(rest), digit));
      }
    }
    return candidates;
  }
}
