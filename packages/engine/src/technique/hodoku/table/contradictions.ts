// Hot code: plain loops, integers and preallocated arrays only.
import { lowestOf } from '../../cell-set.ts';
import { HOUSE_CELLS, HOUSE_SETS, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { type Closure, OFF_WORDS } from './closure.ts';
import type { Conclusions } from './conclusions.ts';
import { Proof } from './proof.ts';

/** Finds the proofs that a statement leads to a contradiction, in the order of HoDoKu. */
export class Contradictions {
  private readonly closure: Closure;
  private readonly conclusions: Conclusions;
  private readonly proof = new Proof();
  /** The statement to refute, and the index of its row. */
  private statement = 0;
  private row = 0;

  constructor(closure: Closure, conclusions: Conclusions) {
    this.closure = closure;
    this.conclusions = conclusions;
  }

  /**
   * Passes the proofs against a statement about a candidate to `receive`. The same object is used
   * for all proofs, so `receive` must not keep it.
   */
  find(position: Position, statement: number, receive: (proof: Proof) => void): void {
    this.statement = statement;
    this.row = this.closure.rows[statement];
    this.findOpposites(receive);
    this.findFullCells(receive);
    this.findFullHouses(receive);
    this.findEmptyCells(position, receive);
    this.findEmptyHouses(position, receive);
  }

  /**
   * Finds candidates that are both on and off: first the candidate of the statement, then the first
   * such candidate of each digit.
   */
  private findOpposites(receive: (proof: Proof) => void): void {
    const { proof, statement } = this;
    const opposite = statement ^ 1;
    if (this.has(statement >> 1, (opposite & 1) === 1)) {
      proof.begin(-1);
      proof.add(statement, opposite);
      receive(proof);
    }
    for (let digit = 0; digit < 9; digit++) {
      const cell = this.lowestIn(digit * 3, OFF_WORDS + digit * 3);
      if (cell < 0) continue;
      proof.begin(-1);
      this.add(cell, digit, 0);
      this.add(cell, digit, 1);
      receive(proof);
    }
  }

  /** Finds cells with two digits. */
  private findFullCells(receive: (proof: Proof) => void): void {
    for (let digit = 0; digit < 9; digit++) {
      for (let other = digit + 1; other < 9; other++) {
        const cell = this.lowestIn(digit * 3, other * 3);
        if (cell < 0) continue;
        this.proof.begin(-1);
        this.add(cell, digit, 1);
        this.add(cell, other, 1);
        receive(this.proof);
      }
    }
  }

  /** Finds houses that have a digit twice. */
  private findFullHouses(receive: (proof: Proof) => void): void {
    const { closure, proof, row } = this;
    for (let from = 0; from < 27; from += 9) {
      for (let digit = 0; digit < 9; digit++) {
        for (let house = from; house < from + 9; house++) {
          proof.begin(house);
          for (let band = 0; band < 3; band++) {
            const set = closure.words[row + digit * 3 + band] & HOUSE_SETS[house * 3 + band];
            for (let rest = set; rest !== 0; rest &= rest - 1) {
              this.add(27 * band + lowestOf(rest), digit, 1);
            }
          }
          if (proof.count > 1) receive(proof);
        }
      }
    }
  }

  /** Finds cells without candidates. */
  private findEmptyCells({ candidates }: Position, receive: (proof: Proof) => void): void {
    const { proof } = this;
    for (let cell = 0; cell < 81; cell++) {
      if (candidates[cell] === 0 || !this.isEmpty(cell, candidates[cell])) continue;
      proof.begin(-1);
      for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
        this.add(cell, LOWEST[rest], 0);
      }
      receive(proof);
    }
  }

  private isEmpty(cell: number, candidates: number): boolean {
    for (let digit = 0; digit < 9; digit++) {
      const isCandidate = (candidates & (1 << digit)) !== 0;
      if (isCandidate && !this.has(cell * 9 + digit, false)) return false;
      if (this.has(cell * 9 + digit, true)) return false;
    }
    return true;
  }

  /** Finds houses without a place for a digit. */
  private findEmptyHouses({ places }: Position, receive: (proof: Proof) => void): void {
    const { conclusions, proof } = this;
    for (let from = 0; from < 27; from += 9) {
      for (let digit = 0; digit < 9; digit++) {
        for (let house = from; house < from + 9; house++) {
          if (conclusions.isComplete[house * 9 + digit] === 0) continue;
          if (!this.isWithout(house, places[house * 9 + digit], digit)) continue;
          proof.begin(house);
          for (let rest = places[house * 9 + digit]; rest !== 0; rest &= rest - 1) {
            this.add(HOUSE_CELLS[house * 9 + LOWEST[rest]], digit, 0);
          }
          receive(proof);
        }
      }
    }
  }

  private isWithout(house: number, places: number, digit: number): boolean {
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      if (!this.has(HOUSE_CELLS[house * 9 + LOWEST[rest]] * 9 + digit, false)) return false;
    }
    return true;
  }

  private has(node: number, on: boolean): boolean {
    return this.closure.has(this.row, node * 2 + (on ? 1 : 0));
  }

  /**
   * Three words of the row are a set of cells. Returns the lowest cell that the set from `word` on
   * and the set from `other` on have in common, or −1.
   */
  private lowestIn(word: number, other: number): number {
    const { closure, row } = this;
    for (let band = 0; band < 3; band++) {
      const set = closure.words[row + word + band] & closure.words[row + other + band];
      if (set !== 0) return 27 * band + lowestOf(set);
    }
    return -1;
  }

  private add(cell: number, digit: number, on: 0 | 1): void {
    this.proof.add(this.statement, (cell * 9 + digit) * 2 + on);
  }
}
