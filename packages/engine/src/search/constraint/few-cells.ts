// Hot code: it runs several times per node.
import type { DifferenceGraph } from './difference-graph.ts';
import type { Domains } from './domains.ts';
import { keep } from './propagator.ts';
import { mirrored } from './value-set.ts';

/** With more open cells, the rule does nothing. */
export const MOST_OPEN = 3;

/** The indices of the open cells. For one run. */
const open = new Uint16Array(MOST_OPEN);

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
  /** Whether so few cells were open at the latest call. */
  applies = false;
  /** The values of which `pair` found partners. */
  private partners = 0;

  /** @param weights Undefined if all are 1, and all cells differ. */
  constructor(
    cells: Uint16Array,
    weights: Int16Array | undefined,
    total: number,
    values: number,
    graph: DifferenceGraph,
  ) {
    const count = cells.length;
    this.cells = cells;
    this.most = values - 1;
    this.isNegative = new Uint8Array(count);
    this.relations = new Uint8Array(count * count);
    this.total = total;
    if (!weights) {
      this.relations.fill(DIFFERENT);
      return;
    }
    for (let i = 0; i < count; i++) {
      if (weights[i] < 0) {
        this.isNegative[i] = 1;
        this.total += this.most;
      }
      for (let j = 0; j < i; j++) {
        if (!graph.differ(cells[i], cells[j])) continue;
        const relation = weights[i] === weights[j] ? DIFFERENT : OPPOSITE;
        this.relations[i * count + j] = relation;
        this.relations[j * count + i] = relation;
      }
    }
  }

  /** Does nothing if more cells are open. Returns false if the total cannot be reached. */
  propagate(domains: Domains): boolean {
    const { cells, isNegative, most, relations } = this;
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
    return this.three(domains, first, second, rest);
  }

  /**
   * Takes each value of the third cell in turn. Sets of partners are shifted: value v of a reversed set is bit
   * 31 − v.
   */
  private three(domains: Domains, first: number, second: number, rest: number): boolean {
    const { cells, most, relations } = this;
    const size = cells.length;
    const third = this.values(domains.now, 2);
    const between = relations[open[0] * size + open[1]];
    const toFirst = relations[open[2] * size + open[0]];
    const toSecond = relations[open[2] * size + open[1]];
    const firstReversed = mirrored(first, 31);
    const secondReversed = mirrored(second, 31);
    let firsts = 0;
    let seconds = 0;
    let thirds = 0;
    for (let left = third; left !== 0; left &= left - 1) {
      const value = 31 - Math.clz32(left & -left);
      const sum = rest - value;
      if (sum < 0 || sum > 2 * most) continue;
      let one = first;
      let other = second;
      let oneReversed = firstReversed;
      let otherReversed = secondReversed;
      if (toFirst !== FREE) {
        const taken = toFirst === DIFFERENT ? value : most - value;
        one &= ~(1 << taken);
        oneReversed &= ~(-2147483648 >>> taken);
      }
      if (toSecond !== FREE) {
        const taken = toSecond === DIFFERENT ? value : most - value;
        other &= ~(1 << taken);
        otherReversed &= ~(-2147483648 >>> taken);
      }
      if (sum < 32) {
        one &= otherReversed >>> (31 - sum);
        other &= oneReversed >>> (31 - sum);
      } else {
        one &= otherReversed << (sum - 31);
        other &= oneReversed << (sum - 31);
      }
      if (between === DIFFERENT && (sum & 1) === 0) {
        one &= ~(1 << (sum >> 1));
        other &= ~(1 << (sum >> 1));
      } else if (between === OPPOSITE && sum === most) continue;
      if (one === 0) continue;
      thirds |= left & -left;
      firsts |= one;
      seconds |= other;
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

  private values(now: Int32Array, index: number): number {
    const at = open[index];
    const set = now[this.cells[at]];
    return this.isNegative[at] === 0 ? set : mirrored(set, this.most);
  }

  private keep(domains: Domains, index: number, values: number): boolean {
    const at = open[index];
    const set = this.isNegative[at] === 0 ? values : mirrored(values, this.most);
    return keep(domains, this.cells[at], set);
  }
}
