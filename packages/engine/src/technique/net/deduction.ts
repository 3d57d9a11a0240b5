import {
  countDigits,
  type DigitSet,
  digitsOf,
  hasDigit,
  lowestDigit,
} from '../../grid/digit-set.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Source } from '../pattern.ts';
import { type Candidate, type CandidateState, candidateOf, cellOf, digitIn } from '../step.ts';

/** A position of any size: cell → its candidates. A filled cell has none. */
export interface Candidates {
  readonly candidates: ArrayLike<DigitSet>;
  readonly geometry: Geometry;
}

/**
 * A digit must be in one of these cells. If it is a single cell, the digit is placed there: either
 * the cell has no other candidate left, or a house has no other place left. Several cells are the
 * places that a house has left, and they are in another house as well, which loses the digit
 * elsewhere.
 */
export interface Deduction {
  readonly cells: readonly number[];
  readonly digit: number;
  /** The house that has no other place for the digit. Undefined if the cell has no other candidate. */
  readonly house: number | undefined;
  /** The candidates that must be off for this. */
  readonly premises: readonly Candidate[];
  /** The candidates that are off then. */
  readonly removed: readonly Candidate[];
}

/** A cell without a candidate, or a house without a place for a digit. */
export interface Clash {
  readonly source: Source;
  readonly premises: readonly Candidate[];
}

/** Which candidates are left, and what follows when one more is removed. */
export class LeftCandidates {
  private readonly all: Candidates;
  private readonly left: Int32Array;

  constructor(all: Candidates) {
    this.all = all;
    this.left = Int32Array.from(all.candidates);
  }

  has(candidate: Candidate): boolean {
    const { geometry } = this.all;
    return hasDigit(this.left[cellOf(candidate, geometry)], digitIn(candidate, geometry));
  }

  remove(candidate: Candidate): void {
    const { geometry } = this.all;
    this.left[cellOf(candidate, geometry)] &= ~(1 << (digitIn(candidate, geometry) - 1));
  }

  /** What follows from an assumption itself: the candidates that are off. */
  removedBy({ candidate, on }: CandidateState): Candidate[] {
    if (!on) return [candidate];
    const { geometry } = this.all;
    return this.excluded(cellOf(candidate, geometry), digitIn(candidate, geometry));
  }

  /** What follows in the cell and the houses of a candidate that has just been removed. */
  consequences(candidate: Candidate): (Deduction | Clash)[] {
    const { candidates, geometry } = this.all;
    const { box, column, row, size } = geometry;
    const cell = cellOf(candidate, geometry);
    const digit = digitIn(candidate, geometry);
    const found: (Deduction | Clash)[] = [];
    const inCell = { cells: [cell], digits: digitsOf(candidates[cell]), houses: [] };
    const count = countDigits(this.left[cell]);
    if (count === 0) found.push({ source: inCell, premises: this.candidatesOf(inCell) });
    if (count === 1) found.push(this.placed(cell, lowestDigit(this.left[cell]), inCell));
    for (const house of [row[cell], size + column[cell], 2 * size + box[cell]]) {
      const cells = [...geometry.houses[house]].filter((it) => hasDigit(candidates[it], digit));
      const inHouse = { cells, digits: [digit], houses: [house] };
      const places = cells.filter((it) => hasDigit(this.left[it], digit));
      if (places.length === 0)
        found.push({ source: inHouse, premises: this.candidatesOf(inHouse) });
      else if (places.length === 1) found.push(this.placed(places[0], digit, inHouse));
      else found.push(...this.locked(places, inHouse));
    }
    return found;
  }

  private placed(cell: number, digit: number, source: Source): Deduction {
    const own = candidateOf(cell, digit, this.all.geometry);
    return {
      cells: [cell],
      digit,
      house: source.houses[0],
      premises: this.candidatesOf(source).filter((it) => it !== own),
      removed: this.excluded(cell, digit),
    };
  }

  /** The places that a house has left, if they are in another house as well, and rule out others. */
  private locked(places: readonly number[], source: Source): Deduction[] {
    const { box, column, row, size } = this.all.geometry;
    if (places.length > size) return [];
    const [digit] = source.digits;
    const [house] = source.houses;
    const other = [row, column, box]
      .map((table, kind) => {
        const number = table[places[0]];
        return places.every((it) => table[it] === number) ? kind * size + number : house;
      })
      .find((it) => it !== house);
    if (other === undefined) return [];
    const removed = [...this.all.geometry.houses[other]]
      .filter((it) => hasDigit(this.left[it], digit) && !places.includes(it))
      .map((it) => candidateOf(it, digit, this.all.geometry));
    if (removed.length === 0) return [];
    const premises = this.candidatesOf(source).filter(
      (it) => !places.includes(cellOf(it, this.all.geometry)),
    );
    return [{ cells: places, digit, house, premises, removed }];
  }

  private candidatesOf({ cells, digits }: Source): Candidate[] {
    return cells.flatMap((cell) =>
      digits.map((digit) => candidateOf(cell, digit, this.all.geometry)),
    );
  }

  private excluded(cell: number, digit: number): Candidate[] {
    const { candidates, geometry } = this.all;
    const inCell = digitsOf(candidates[cell])
      .filter((it) => it !== digit)
      .map((it) => candidateOf(cell, it, geometry));
    const inPeers = [...geometry.peers[cell]]
      .filter((it) => hasDigit(candidates[it], digit))
      .map((it) => candidateOf(it, digit, geometry));
    return [...inCell, ...inPeers];
  }
}
