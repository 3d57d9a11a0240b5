import type { Constraint } from '../../../src/constraint/constraint.ts';
import type { Of } from '../../../src/constraint/rule.ts';
import { ruleOf } from '../../../src/constraint/rules.ts';
import type { Variant } from '../../../src/constraint/variant.ts';
import type { Candidate } from '../../../src/technique/step.ts';
import type { Seen } from './knowledge.ts';

/** A sum of some cells less that of others. */
export interface NamedSum {
  readonly plus: readonly number[];
  readonly minus: readonly number[];
  readonly total: number;
}

/** More tries would take too long. */
const MOST_TRIES = 300_000;

/**
 * What a text has said of the rules of a variant. It tries all digits in the cells that are named, and
 * knows nothing but which cells see each other, what the text says of the cells, and the plain checks.
 */
export class NamedRules {
  readonly constraints: Constraint[] = [];
  readonly cells = new Set<number>();
  /** The cells of each house that the text names. */
  readonly houses: (readonly number[])[] = [];
  sum: NamedSum | undefined;
  /** Cell → the digits that are left, if the text says so. */
  readonly left = new Map<number, readonly number[]>();
  private readonly seen: Seen;
  private readonly variant: Variant;
  private readonly grid: number[];
  private tries = 0;

  constructor(seen: Seen) {
    if (!seen.variant) throw new Error('expected a variant');
    this.seen = seen;
    this.variant = seen.variant;
    this.grid = this.variant.givens.map(() => Number.NaN);
  }

  add(constraint: Constraint, cells: readonly number[]): void {
    this.constraints.push(constraint);
    for (const cell of cells) this.cells.add(cell);
  }

  /** Whether no digits in the cells obey the rules with this candidate. */
  excludes(candidate: Candidate): boolean {
    const { size } = this.seen.geometry;
    const [cell, digit] = [Math.floor(candidate / size), (candidate % size) + 1];
    if (!this.cells.has(cell)) return false;
    const all = Array.from({ length: size }, (_, i) => i + 1);
    const domains = new Map(
      [...this.cells].map((it) => [it, it === cell ? [digit] : (this.left.get(it) ?? all)]),
    );
    this.tries = 0;
    this.grid.fill(Number.NaN);
    return !this.fill(domains);
  }

  /** Whether the cells can be filled. The cells with the fewest digits come first. */
  private fill(domains: ReadonlyMap<number, readonly number[]>): boolean {
    if (++this.tries > MOST_TRIES) return true;
    if (domains.size === 0) return this.obeys();
    const [cell, digits] = [...domains].reduce((best, it) =>
      it[1].length < best[1].length ? it : best,
    );
    for (const digit of digits) {
      this.grid[cell] = digit;
      const others = new Map<number, readonly number[]>();
      for (const [other, list] of domains) {
        if (other === cell) continue;
        const sees = this.seen.geometry.peers[cell].includes(other);
        const kept = sees ? list.filter((it) => it !== digit) : list;
        others.set(other, this.areMirrored(cell, other) ? kept.filter((it) => it === digit) : kept);
      }
      const isOpen =
        [...others.values()].every((list) => list.length > 0) &&
        this.houses.every((house) => this.hasPlaces(house, others));
      if (isOpen && this.canObey(others) && this.fill(others)) return true;
    }
    this.grid[cell] = Number.NaN;
    return false;
  }

  /** Whether two cells are as far from the ends of a palindrome. */
  private areMirrored(a: number, b: number): boolean {
    return this.constraints.some(
      (it) =>
        it.kind === 'palindrome' &&
        it.cells.some((cell, i) => cell === a && it.cells.at(-1 - i) === b),
    );
  }

  /** Whether each digit still has a place in a house. */
  private hasPlaces(
    house: readonly number[],
    open: ReadonlyMap<number, readonly number[]>,
  ): boolean {
    const left = house.flatMap((cell) => open.get(cell) ?? this.grid[cell]);
    return new Set(left).size === house.length;
  }

  private obeys(): boolean {
    const { constraints, grid, sum, variant } = this;
    const value = (cells: readonly number[]) => cells.reduce((all, cell) => all + grid[cell], 0);
    if (sum && value(sum.plus) - value(sum.minus) !== sum.total) return false;
    return constraints.every((it) => ruleOf(it).holds(it, grid, variant));
  }

  /** False if the digits so far are wrong already, at a look. */
  private canObey(open: ReadonlyMap<number, readonly number[]>): boolean {
    return this.constraints.every((it) => {
      if (it.kind === 'killer' && it.sum !== undefined) return this.canSum(it.cells, it.sum, open);
      if (it.kind === 'sum') return this.canSum(it.cells, it.sum, open);
      if (it.kind === 'arrow') return this.canPoint(it, open);
      if (it.kind === 'renban') {
        const known = it.cells.flatMap((cell) => (open.has(cell) ? [] : this.grid[cell]));
        if (Math.max(...known) - Math.min(...known) >= it.cells.length) return false;
      }
      if (it.kind === 'thermo' || it.kind === 'whisper') {
        const known = it.cells.map((cell) => this.grid[cell]);
        return known.every((digit, i) => {
          const before = known[i - 1];
          if (i === 0 || Number.isNaN(digit) || Number.isNaN(before)) return true;
          return ruleOf(it).holds(
            { ...it, cells: it.cells.slice(i - 1, i + 1) },
            this.grid,
            this.variant,
          );
        });
      }
      const isFull = 'cells' in it && it.cells.every((cell) => !Number.isNaN(this.grid[cell]));
      return !isFull || ruleOf(it).holds(it, this.grid, this.variant);
    });
  }

  /** False if the shaft of an arrow is too large or too small for the number in its circle. */
  private canPoint(
    { bulb, shaft }: Of<'arrow'>,
    open: ReadonlyMap<number, readonly number[]>,
  ): boolean {
    const of = (cell: number, choose: (...digits: number[]) => number): number =>
      open.has(cell) ? choose(...open.get(cell)!) : this.grid[cell];
    const sum = (choose: (...digits: number[]) => number): number =>
      shaft.reduce((all, cell) => all + of(cell, choose), 0);
    const number = (choose: (...digits: number[]) => number): number =>
      bulb.reduce((all, cell) => 10 * all + of(cell, choose), 0);
    return sum(Math.min) <= number(Math.max) && number(Math.min) <= sum(Math.max);
  }

  private canSum(
    cells: readonly number[],
    sum: number,
    open: ReadonlyMap<number, readonly number[]>,
  ): boolean {
    const of = (choose: (...digits: number[]) => number): number =>
      cells.reduce((all, cell) => {
        const digits = open.get(cell);
        return all + (digits ? choose(...digits) : this.grid[cell]);
      }, 0);
    return of(Math.min) <= sum && sum <= of(Math.max);
  }
}
