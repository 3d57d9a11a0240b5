// Hot code: it runs several times per node.
import type { Domains } from './domains.ts';
import { keep } from './propagator.ts';
import { mirrored } from './value-set.ts';

/** With more open cells, the rule does nothing. */
export const MOST_OPEN = 3;

/** Two open cells are free, hold different values, or have opposite signs and hold different values. */
const FREE = 0;
const DIFFERENT = 1;
const OPPOSITE = 2;

/**
 * A sum with weights 1 and −1 when at most three of its cells are open: removes all values that no way to
 * reach the total has. The values of a cell with weight −1 are read from the largest down, so that all
 * weights are 1.
 */
export class FewCells {
  private readonly cells: Uint16Array;
  private readonly isNegative: Uint8Array;
  /** Index of a cell × number of cells + index of another one → FREE, DIFFERENT or OPPOSITE. */
  private readonly relations: Uint8Array;
  private readonly total: number;
  private readonly most: number;
  private readonly open = new Uint8Array(MOST_OPEN);
  /** Whether so few cells were open at the latest call. */
  applies = false;
  /** The values of which `pair` found partners. */
  private partners = 0;

  constructor(
    cells: Uint16Array,
    weights: readonly number[],
    total: number,
    values: number,
    differ: (a: number, b: number) => boolean,
  ) {
    const count = cells.length;
    this.cells = cells;
    this.most = values - 1;
    this.isNegative = Uint8Array.from(weights, (weight) => +(weight < 0));
    this.total = total + this.most * weights.filter((weight) => weight < 0).length;
    this.relations = new Uint8Array(count * count);
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        if (i === j || !differ(cells[i], cells[j])) continue;
        this.relations[i * count + j] = weights[i] === weights[j] ? DIFFERENT : OPPOSITE;
      }
    }
  }

  /** Does nothing if more cells are open. Returns false if the total cannot be reached. */
  propagate(domains: Domains): boolean {
    const { cells, isNegative, open, most, relations } = this;
    const { now } = domains;
    let count = 0;
    let rest = this.total;
    for (let i = 0; i < cells.length; i++) {
      const set = now[cells[i]];
      if ((set & (set - 1)) !== 0) {
        if (count === MOST_OPEN) {
          this.applies = false;
          return true;
        }
        open[count++] = i;
      } else {
        const value = 31 - Math.clz32(set);
        rest -= isNegative[i] === 0 ? value : most - value;
      }
    }
    this.applies = true;
    if (count === 0) return rest === 0;
    if (rest < 0) return false;
    if (count === 1) return rest <= most && this.keep(domains, 0, 1 << rest);
    const size = cells.length;
    const first = this.values(now, 0);
    const second = this.values(now, 1);
    const between = relations[open[0] * size + open[1]];
    if (count === 2) {
      const kept = this.pair(first, second, rest, between);
      return this.keep(domains, 0, kept) && this.keep(domains, 1, this.partners);
    }
    const third = this.values(now, 2);
    const toSecond = relations[open[2] * size + open[1]];
    const toFirst = relations[open[2] * size + open[0]];
    let firsts = 0;
    let seconds = 0;
    let thirds = 0;
    for (let left = third; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const value = 31 - Math.clz32(bit);
      const ones = first & ~this.excluded(bit, toFirst);
      const others = second & ~this.excluded(bit, toSecond);
      const kept = this.pair(ones, others, rest - value, between);
      if (kept === 0) continue;
      thirds |= bit;
      firsts |= kept;
      seconds |= this.partners;
    }
    return (
      this.keep(domains, 0, firsts) &&
      this.keep(domains, 1, seconds) &&
      this.keep(domains, 2, thirds)
    );
  }

  /** The values of a set for which the other set has one that adds up to the sum. */
  private pair(set: number, other: number, sum: number, relation: number): number {
    let kept = set & mirrored(other, sum);
    if (relation === DIFFERENT && (sum & 1) === 0) kept &= ~(1 << (sum >> 1));
    else if (relation === OPPOSITE && sum === this.most) kept = 0;
    this.partners = kept === 0 ? 0 : mirrored(kept, sum);
    return kept;
  }

  /** The value that a cell cannot have beside this value of another one. */
  private excluded(bit: number, relation: number): number {
    if (relation === FREE) return 0;
    return relation === DIFFERENT ? bit : mirrored(bit, this.most);
  }

  private values(now: Int32Array, index: number): number {
    const at = this.open[index];
    const set = now[this.cells[at]];
    return this.isNegative[at] === 0 ? set : mirrored(set, this.most);
  }

  private keep(domains: Domains, index: number, values: number): boolean {
    const at = this.open[index];
    const set = this.isNegative[at] === 0 ? values : mirrored(values, this.most);
    return keep(domains, this.cells[at], set);
  }
}
