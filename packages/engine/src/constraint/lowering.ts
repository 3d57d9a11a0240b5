import { setsWithTotal } from './combinations.ts';
import type { Automaton, Compiled, LinearSum, ValueSets } from './compiled.ts';
import type { Cells } from './constraint.ts';
import { digitRangeOf } from './digit-range.ts';
import type { FiniteAutomaton } from './finite-automaton.ts';
import { Groups } from './groups.ts';
import { Pairs } from './pairs.ts';
import { type Relation, relationOf } from './relation.ts';
import type { Variant } from './variant.ts';

/**
 * Collects what the rules of a variant compile to. Rules speak of digits where a method says so, and of
 * values elsewhere.
 */
export class Lowering {
  readonly variant: Variant;
  readonly cells: number;
  readonly values: number;
  /** The digit of value 0, not smaller than the smallest digit of the variant. */
  readonly least: number;
  readonly domains: Int32Array;
  readonly groups: Groups;
  readonly pairs: Pairs;
  readonly sets: ValueSets[] = [];
  readonly sums: LinearSum[] = [];
  readonly automata: Automaton[] = [];

  constructor(variant: Variant) {
    this.variant = variant;
    this.cells = variant.rows * variant.columns;
    const { least, most } = digitRangeOf(variant);
    this.values = most - least + 1;
    this.least = least;
    this.domains = new Int32Array(this.cells).fill((1 << this.values) - 1);
    this.groups = new Groups(variant, this.values);
    this.pairs = new Pairs(this.cells);
    if (this.groups.isImpossible) this.breakPuzzle();
  }

  /** Whether all these digits are values. */
  hasDigits(digits: readonly number[]): boolean {
    return digits.every((digit) => digit >= this.least && digit < this.least + this.values);
  }

  /** Leaves the puzzle no solution. */
  breakPuzzle(): void {
    this.domains[0] = 0;
  }

  /** The cells have different values. */
  different(cells: Cells): void {
    if (cells.length > this.values) this.breakPuzzle();
    else this.groups.add(cells);
  }

  /** The cells have different values, which form one of these sets. */
  oneOf(cells: Cells, sets: Int32Array, total?: number): void {
    if (sets.length === 0) {
      this.breakPuzzle();
      return;
    }
    if (cells.length === 1) {
      this.domains[cells[0]] &= sets.reduce((union, set) => union | set, 0);
    } else if (cells.length === this.values) {
      this.different(cells);
    } else {
      this.groups.mark(cells);
      const list = Uint16Array.from(cells);
      this.sets.push(total === undefined ? { cells: list, sets } : { cells: list, sets, total });
    }
  }

  /** The cells have different digits with this sum. */
  differentSum(cells: Cells, sum: number): void {
    const total = sum - this.least * cells.length;
    const sets = setsWithTotal(this.values, cells.length, total);
    if (sets) {
      this.oneOf(cells, sets, total);
      return;
    }
    this.different(cells);
    this.linearSum({ cells, weights: cells.map(() => 1), total });
  }

  /** The weighted sum of the digits. A cell that is listed several times has the sum of its weights. */
  weightedSum(cells: Cells, weights: readonly number[], sum: number): void {
    const merged = new Map<number, number>();
    let total = sum;
    cells.forEach((cell, i) => {
      total -= weights[i] * this.least;
      merged.set(cell, (merged.get(cell) ?? 0) + weights[i]);
    });
    const terms = [...merged].filter(([, weight]) => weight !== 0);
    const kept = terms.map(([cell]) => cell);
    const factors = terms.map(([, weight]) => weight);
    const isPlain = factors.every((factor) => factor === 1) && kept.length <= this.values;
    if (isPlain && kept.length > 1 && this.groups.graph.areAllDifferent(kept)) {
      this.differentSum(kept, total + this.least * kept.length);
    } else {
      this.linearSum({ cells: kept, weights: factors, total });
    }
  }

  private linearSum({
    cells,
    total,
    weights,
  }: {
    readonly cells: Cells;
    readonly weights: readonly number[];
    readonly total: number;
  }): void {
    const [a, b] = cells;
    const [wa, wb] = weights;
    if (cells.length === 0) {
      if (total !== 0) this.breakPuzzle();
    } else if (cells.length === 1) {
      this.restrict(a, (value) => wa * value === total);
    } else if (cells.length === 2) {
      this.relateIf(a, b, (first, second) => wa * first + wb * second === total);
    } else {
      this.sums.push({ cells: Uint16Array.from(cells), weights: Int16Array.from(weights), total });
    }
  }

  /** The values of the cells, in order, are accepted. */
  accepted(cells: Cells, automaton: FiniteAutomaton | undefined): void {
    if (!automaton) {
      this.breakPuzzle();
      return;
    }
    const { accepts, next } = automaton;
    const { values } = this;
    const isAccepted = (state: number): boolean => state >= 0 && accepts[state] === 1;
    if (cells.length === 1) {
      this.restrict(cells[0], (value) => isAccepted(next[value]));
    } else if (cells.length === 2) {
      this.relateIf(cells[0], cells[1], (first, second) => {
        const between = next[first];
        return between >= 0 && isAccepted(next[between * values + second]);
      });
    } else {
      this.automata.push({ cells: Uint16Array.from(cells), ...automaton });
    }
  }

  /** The values of the two cells, which may be the same cell, are related. */
  relate(first: number, second: number, relation: Relation): void {
    if (first === second) {
      this.restrict(first, (value) => ((relation.allowed[value] >> value) & 1) === 1);
    } else {
      this.pairs.add(first, second, relation);
    }
  }

  /** Like `relate`, for a relation that is used once. */
  relateIf(
    first: number,
    second: number,
    isAllowed: (first: number, second: number) => boolean,
  ): void {
    this.relate(first, second, relationOf(this.values, isAllowed));
  }

  /** The cell holds a value that passes the test. */
  restrict(cell: number, isAllowed: (value: number) => boolean): void {
    for (let value = 0; value < this.values; value++) {
      if (!isAllowed(value)) this.domains[cell] &= ~(1 << value);
    }
  }

  compiled(): Compiled {
    const { automata, cells, domains, groups, least, sets, sums, values } = this;
    const apart = groups.apart();
    const pairs = this.pairs.tables(values, groups.graph);
    const different = { ...groups.split(), apart, graph: groups.graph };
    return { cells, values, least, domains, ...different, pairs, sets, sums, automata };
  }
}
