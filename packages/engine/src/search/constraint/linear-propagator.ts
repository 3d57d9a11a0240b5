// Hot code: it runs several times per node.
import type { DifferenceGraph } from './difference-graph.ts';
import type { Domains } from './domains.ts';
import { FewCells } from './few-cells.ts';
import type { Propagator } from './propagator.ts';
import { sumOf } from './value-set.ts';

/** The largest grid is 25×25. */
const MOST_CELLS = 625;

/** Clique → the values that the cells take if all are as small or as large as they can be. For one run. */
const lowest = new Int32Array(MOST_CELLS);
const highest = new Int32Array(MOST_CELLS);
const unions = new Int32Array(MOST_CELLS);

/**
 * The weighted sum of the cells is the total. The smallest sum of a clique is that of different values:
 * a value that is taken moves up to the next one which is free, and it does not matter who comes first.
 */
export class LinearPropagator implements Propagator {
  readonly cells: Uint16Array;
  isExact = false;
  readonly cost: number;
  private readonly total: number;
  private readonly heaviest: number;
  /** Undefined if there are other weights than 1 and −1. */
  private readonly few: FewCells | undefined;
  /** Clique, of cells with the same weight that hold different values → the index after its last cell. */
  private readonly ends: Uint16Array;
  /** Clique → its weight. */
  private readonly weights: Int16Array;

  constructor(
    cells: Uint16Array,
    weights: Int16Array,
    total: number,
    values: number,
    graph: DifferenceGraph,
  ) {
    const groups = new Map<number, number[]>();
    for (let i = 0; i < cells.length; i++) {
      const group = groups.get(weights[i]);
      if (group) group.push(cells[i]);
      else groups.set(weights[i], [cells[i]]);
    }
    const sorted = new Uint16Array(cells.length);
    const sortedWeights = new Int16Array(cells.length);
    const ends: number[] = [];
    const ofCliques: number[] = [];
    let heaviest = 0;
    let end = 0;
    for (const [weight, group] of groups) {
      heaviest = Math.max(heaviest, Math.abs(weight));
      for (const clique of graph.cliques(group)) {
        for (const cell of clique) {
          sorted[end] = cell;
          sortedWeights[end++] = weight;
        }
        ends.push(end);
        ofCliques.push(weight);
      }
    }
    this.total = total;
    this.cells = sorted;
    this.ends = new Uint16Array(ends);
    this.weights = new Int16Array(ofCliques);
    this.heaviest = heaviest;
    this.few =
      heaviest === 1 ? new FewCells(sorted, sortedWeights, total, values, graph) : undefined;
    this.cost = (cells.length > 5 ? 20 : 12) + cells.length;
  }

  propagate(domains: Domains): boolean {
    const { cells, ends, few, weights, heaviest } = this;
    const { now } = domains;
    if (few !== undefined) {
      if (!few.propagate(domains)) return false;
      this.isExact = few.applies;
      if (few.applies) return true;
    }
    let least = 0;
    let most = 0;
    let widest = 0;
    for (let i = 0, j = 0; i < ends.length; i++) {
      const end = ends[i];
      let lowSum = 0;
      let highSum = 0;
      if (end === j + 1) {
        const set = now[cells[j++]];
        lowSum = 31 - Math.clz32(set & -set);
        highSum = 31 - Math.clz32(set);
        if (highSum - lowSum > widest) widest = highSum - lowSum;
      } else {
        let union = 0;
        for (let k = j; k < end; k++) union |= now[cells[k]];
        let low = 0;
        let high = 0;
        for (; j < end; j++) {
          const set = now[cells[j]];
          const first = set & -set;
          const zeros = Math.clz32(set);
          const width = Math.clz32(first) - zeros;
          if (width > widest) widest = width;
          const up = union & ~low & -first;
          const down = union & ~high & (-1 >>> zeros);
          if (up === 0 || down === 0) return false;
          low |= up & -up;
          high |= -2147483648 >>> Math.clz32(down);
        }
        lowSum = sumOf(low);
        highSum = sumOf(high);
        lowest[i] = low;
        highest[i] = high;
        unions[i] = union;
      }
      const weight = weights[i];
      if (weight > 0) {
        least += weight * lowSum;
        most += weight * highSum;
      } else {
        least += weight * highSum;
        most += weight * lowSum;
      }
    }
    const above = this.total - least;
    const below = most - this.total;
    if (above < 0 || below < 0) return false;
    const reach = widest * heaviest;
    return (reach <= above && reach <= below) || this.bound(domains, above, below);
  }

  /** Lets the sum rise from its least by no more than `above`, and fall from its most by `below`. */
  private bound(domains: Domains, above: number, below: number): boolean {
    const { cells, ends, weights } = this;
    const { now } = domains;
    for (let i = 0, j = 0; i < ends.length; i++) {
      const end = ends[i];
      const weight = weights[i];
      let up = weight > 0 ? above : below;
      let down = weight > 0 ? below : above;
      if (weight !== 1 && weight !== -1) {
        up = Math.trunc(up / Math.abs(weight));
        down = Math.trunc(down / Math.abs(weight));
      }
      const isAlone = end === j + 1;
      for (; j < end; j++) {
        const cell = cells[j];
        const set = now[cell];
        if ((set & (set - 1)) === 0) continue;
        const first = set & -set;
        const last = 31 - Math.clz32(set);
        let top = 31 - Math.clz32(first);
        let bottom = last;
        if (!isAlone) {
          top = topOfRun(lowest[i], unions[i], first);
          bottom = bottomOfRun(highest[i], unions[i], last);
        }
        top += up;
        bottom -= down;
        let values = set;
        if (top < last) values &= (2 << top) - 1;
        if (bottom > 0) values &= -1 << bottom;
        if (values === set) continue;
        if (values === 0) return false;
        domains.set(cell, values);
      }
    }
    return true;
  }
}

/** The largest value of `taken` with no free value of `union` between it and the value of this bit. */
function topOfRun(taken: number, union: number, bit: number): number {
  const free = union & ~taken & -bit;
  return 31 - Math.clz32(free === 0 ? taken : taken & ((free & -free) - 1));
}

/** The smallest value of `taken` with no free value of `union` between it and this value. */
function bottomOfRun(taken: number, union: number, value: number): number {
  const free = union & ~taken & ((1 << value) - 1);
  const run = free === 0 ? taken : taken & (-2 << (31 - Math.clz32(free)));
  return 31 - Math.clz32(run & -run);
}
