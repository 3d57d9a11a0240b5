// Hot code: it runs several times per node.
import type { Domains } from './domains.ts';
import { keep, type Propagator } from './propagator.ts';
import { highestValue } from './value-set.ts';

/** Cells of a sum with the same weight that hold different values. */
export interface Clique {
  readonly weight: number;
  readonly cells: Uint16Array;
}

/**
 * The weighted sum of the cells is the total. The smallest sum of a clique is that of different values:
 * a value that is taken moves up to the next one which is free, and it does not matter who comes first.
 */
export class LinearPropagator implements Propagator {
  readonly cells: Uint16Array;
  readonly isExact = false;
  readonly cost: number;
  private readonly cliques: readonly Clique[];
  private readonly total: number;
  /** Clique → the values that the cells take if all are as small or as large as they can be. */
  private readonly lowest: Int32Array;
  private readonly highest: Int32Array;
  private readonly unions: Int32Array;

  constructor(cliques: readonly Clique[], total: number) {
    this.cliques = cliques;
    this.total = total;
    this.cells = Uint16Array.from(cliques.flatMap(({ cells }) => [...cells]));
    this.cost = 12 + this.cells.length;
    this.lowest = new Int32Array(cliques.length);
    this.highest = new Int32Array(cliques.length);
    this.unions = new Int32Array(cliques.length);
  }

  propagate(domains: Domains): boolean {
    const { cliques, lowest, highest, unions } = this;
    const { now } = domains;
    let least = 0;
    let most = 0;
    for (let i = 0; i < cliques.length; i++) {
      const { cells, weight } = cliques[i];
      let union = 0;
      for (let j = 0; j < cells.length; j++) union |= now[cells[j]];
      let low = 0;
      let high = 0;
      let lowSum = 0;
      let highSum = 0;
      for (let j = 0; j < cells.length; j++) {
        const set = now[cells[j]];
        const up = union & ~low & -(set & -set);
        if (up === 0) return false;
        const smallest = up & -up;
        low |= smallest;
        lowSum += 31 - Math.clz32(smallest);
        const down = union & ~high & (-1 >>> Math.clz32(set));
        if (down === 0) return false;
        const largest = 31 - Math.clz32(down);
        high |= 1 << largest;
        highSum += largest;
      }
      lowest[i] = low;
      highest[i] = high;
      unions[i] = union;
      least += weight * (weight > 0 ? lowSum : highSum);
      most += weight * (weight > 0 ? highSum : lowSum);
    }
    const above = this.total - least;
    const below = most - this.total;
    if (above < 0 || below < 0) return false;
    for (let i = 0; i < cliques.length; i++) {
      const { weight } = cliques[i];
      const up = weight > 0 ? Math.trunc(above / weight) : Math.trunc(below / -weight);
      const down = weight > 0 ? Math.trunc(below / weight) : Math.trunc(above / -weight);
      if (!this.bound(domains, i, up, down)) return false;
    }
    return true;
  }

  /** Lets no value of a clique rise or fall from its lowest and highest place by more than this. */
  private bound(domains: Domains, index: number, up: number, down: number): boolean {
    const { cells } = this.cliques[index];
    const { now } = domains;
    const union = this.unions[index];
    if (up + down >= 62) return true;
    for (let j = 0; j < cells.length; j++) {
      const set = now[cells[j]];
      if ((set & (set - 1)) === 0) continue;
      const top = topOfRun(this.lowest[index], union, set & -set) + up;
      const bottom = bottomOfRun(this.highest[index], union, highestValue(set)) - down;
      let values = set;
      if (top < 31) values &= 2 ** (top + 1) - 1;
      if (bottom > 0) values &= -1 << bottom;
      if (!keep(domains, cells[j], values)) return false;
    }
    return true;
  }
}

/** The largest value of `taken` with no free value of `union` between it and the value of this bit. */
function topOfRun(taken: number, union: number, bit: number): number {
  const free = union & ~taken & -bit;
  return highestValue(free === 0 ? taken : taken & ((free & -free) - 1));
}

/** The smallest value of `taken` with no free value of `union` between it and this value. */
function bottomOfRun(taken: number, union: number, value: number): number {
  const free = union & ~taken & (-1 >>> (31 - value));
  const run = free === 0 ? taken : taken & (-2 << highestValue(free));
  return 31 - Math.clz32(run & -run);
}
