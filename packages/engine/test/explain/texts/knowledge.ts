import type { Variant } from '../../../src/constraint/variant.ts';
import { digitsOf, hasDigit } from '../../../src/grid/digit-set.ts';
import type { Geometry } from '../../../src/grid/geometry.ts';
import type { Candidate } from '../../../src/technique/step.ts';
import type { Statement } from './terms.ts';

/** The grid before a step, as the reader of a text sees it. */
export interface Seen {
  readonly geometry: Geometry;
  /** Cell → its given digit, or 0. */
  readonly givens: ArrayLike<number>;
  /** Cell → its digit, or 0. */
  readonly values: ArrayLike<number>;
  /** Cell → its candidates. A filled cell has none. */
  readonly candidates: ArrayLike<number>;
  /** Cell → its digit in the solution, for texts that take a digit from it. */
  readonly solution?: ArrayLike<number>;
  /** The puzzle, if it is a variant. */
  readonly variant?: Variant;
}

/** Candidates of which at least one is true. */
export type Clause = readonly Candidate[];

/** The most choices to try in a proof by cases. */
const MAX_CHOICES = 50_000;

/**
 * What is known: the candidates that are left, and clauses. From an assumption, only what follows in
 * one look is concluded: a digit excludes itself from the cells that it sees, and all other digits
 * from its cell.
 */
export class Knowledge {
  readonly seen: Seen;
  private readonly left: Int32Array;
  private readonly clauses: Clause[] = [];

  constructor(seen: Seen, left: ArrayLike<number> = seen.candidates) {
    this.seen = seen;
    this.left = Int32Array.from(left);
  }

  /** The same knowledge without the clauses, to assume something. */
  fork(): Knowledge {
    return new Knowledge(this.seen, this.left);
  }

  candidate(cell: number, digit: number): Candidate {
    return cell * this.seen.geometry.size + digit - 1;
  }

  has(cell: number, digit: number): boolean {
    return hasDigit(this.left[cell], digit);
  }

  digitsIn(cell: number): number[] {
    return digitsOf(this.left[cell]);
  }

  /** The digits that some of these cells have as candidates, ascending. */
  digitsOf(cells: readonly number[]): number[] {
    return digitsOf(cells.reduce((all, cell) => all | this.left[cell], 0));
  }

  cellsOf(house: number): number[] {
    return [...this.seen.geometry.houses[house]];
  }

  /** The places of a digit in a house. */
  placesOf(house: number, digit: number): number[] {
    return this.cellsOf(house).filter((cell) => this.has(cell, digit));
  }

  /** Whether two different cells share a house. */
  sees(cell: number, other: number): boolean {
    return this.seen.geometry.peers[cell].includes(other);
  }

  houseOf(cells: readonly number[]): number | undefined {
    const index = this.seen.geometry.houses.findIndex((house) =>
      cells.every((cell) => house.includes(cell)),
    );
    return index < 0 ? undefined : index;
  }

  /** Assumes a statement, or notes one that is proven. */
  note({ cells, digit, on }: Statement): void {
    if (!on) {
      for (const cell of cells) this.remove(cell, digit);
      return;
    }
    if (cells.length === 1) {
      for (const other of this.digitsIn(cells[0]))
        if (other !== digit) this.remove(cells[0], other);
    }
    for (let cell = 0; cell < this.left.length; cell++) {
      if (cells.every((it) => this.sees(it, cell))) this.remove(cell, digit);
    }
  }

  private remove(cell: number, digit: number): void {
    this.left[cell] &= ~(1 << (digit - 1));
  }

  /** Whether a statement is true for all to see: no candidate is left that denies it. */
  shows({ cells, digit, on }: Statement): boolean {
    if (!on) return cells.every((cell) => !this.has(cell, digit));
    const isOnly = cells.length === 1 && this.digitsIn(cells[0]).join() === `${digit}`;
    return isOnly || this.isOnlyPlace(cells, digit);
  }

  private isOnlyPlace(cells: readonly number[], digit: number): boolean {
    return this.seen.geometry.houses.some((_, house) => {
      const places = this.placesOf(house, digit);
      return places.length > 0 && places.every((it) => cells.includes(it));
    });
  }

  /** Notes a clause that is proven. */
  add(clause: Clause): void {
    this.clauses.push(clause);
  }

  /** Notes that a cell has one of its candidates. */
  addCell(cell: number): void {
    this.add(this.digitsIn(cell).map((digit) => this.candidate(cell, digit)));
  }

  /** Notes the places of a digit in a house. */
  addPlaces(house: number, digit: number): void {
    this.add(this.placesOf(house, digit).map((cell) => this.candidate(cell, digit)));
  }

  /** Whether a clause follows from the clauses that are noted. */
  entails(goal: Clause): boolean {
    return !this.isPossible([], new Set(goal));
  }

  /** Whether a candidate is false at a glance: it would leave a clause without any candidate. */
  excludes(candidate: Candidate): boolean {
    if (!this.isLeft(candidate)) return true;
    return this.clauses.some((clause) =>
      clause.every((it) => !this.isLeft(it) || this.clash(it, candidate)),
    );
  }

  /** Whether a candidate is false because of all clauses, if these other candidates are false. */
  refutes(candidate: Candidate, others: Clause = []): boolean {
    return !this.isPossible([candidate], new Set(others));
  }

  private isLeft(candidate: Candidate): boolean {
    const { size } = this.seen.geometry;
    return this.has(Math.floor(candidate / size), (candidate % size) + 1);
  }

  /** Whether a clause that is noted says that a candidate is true. */
  places(candidate: Candidate): boolean {
    return this.clauses.some((clause) => clause.length === 1 && clause[0] === candidate);
  }

  /** Whether one candidate of each clause can be chosen, without the banned ones. */
  private isPossible(assumed: readonly Candidate[], banned: ReadonlySet<Candidate>): boolean {
    const clauses = this.clauses.map((clause) =>
      clause.filter((it) => this.isLeft(it) && !banned.has(it)),
    );
    let choices = 0;
    const search = (chosen: readonly Candidate[], open: readonly Clause[]): boolean => {
      if (choices++ > MAX_CHOICES) return true;
      const rest = open
        .filter((clause) => !clause.some((it) => chosen.includes(it)))
        .map((clause) => clause.filter((it) => !chosen.some((other) => this.clash(it, other))));
      if (rest.length === 0) return true;
      const next = rest.reduce((best, it) => (it.length < best.length ? it : best));
      return next.some((it) => search([...chosen, it], rest));
    };
    return search(assumed, clauses);
  }

  private clash(a: Candidate, b: Candidate): boolean {
    const { size } = this.seen.geometry;
    const [cell, other] = [Math.floor(a / size), Math.floor(b / size)];
    if (cell === other) return a !== b;
    return a % size === b % size && this.sees(cell, other);
  }
}
