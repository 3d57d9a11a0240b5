// Hot code: it runs several times per node.
import type { DifferenceGraph } from './difference-graph.ts';
import type { Domains } from './domains.ts';
import type { MatchingTable } from './matching-table.ts';
import type { Propagator } from './propagator.ts';
import { takeFromPeers } from './required-values.ts';

/** Place j of a set → the subsets without it, where subset s is bit s. */
const WITHOUT = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

/**
 * Up to five cells with different values that form one of the sets. For each set, a word says which of
 * its subsets the first cells can have, and another which of them the other cells can complete. A value
 * of a cell stays if it leads from one of the former to one of the latter. So it removes all values that
 * no way to fill the cells has.
 */
export class MatchingPropagator implements Propagator {
  readonly cells: Uint16Array;
  readonly isExact = true;
  readonly cost: number;
  private readonly sets: Int32Array;
  private readonly peers: DifferenceGraph;
  /** The sets, those first that were of use in the latest run. */
  private readonly order: Uint16Array;
  /** Set × size + place → a value of the set. */
  private readonly bits: Int32Array;
  private readonly kept: Int32Array;
  private readonly before: Int32Array;

  /** @param peers What all sets have goes from the cells that see its places. */
  constructor(cells: Uint16Array, { sets, bits }: MatchingTable, peers: DifferenceGraph) {
    this.peers = peers;
    const size = cells.length;
    this.cells = cells;
    this.sets = sets;
    this.order = Uint16Array.from(sets, (_, i) => i);
    this.bits = bits;
    this.cost = 10 + size;
    this.kept = new Int32Array(size);
    this.before = new Int32Array(size);
  }

  propagate(domains: Domains): boolean {
    const { cells, sets, kept, order } = this;
    const { now } = domains;
    const size = cells.length;
    let union = 0;
    let fixed = 0;
    let common = -1;
    for (let i = 0; i < size; i++) {
      const set = now[cells[i]];
      union |= set;
      common &= set;
      if ((set & (set - 1)) === 0) fixed |= set;
      kept[i] = 0;
    }
    let useful = 0;
    let required = -1;
    for (let i = 0; i < order.length; i++) {
      const index = order[i];
      if (((sets[index] & ~union) | (fixed & ~sets[index])) !== 0) continue;
      if ((required & ~sets[index]) === 0 && !this.canAdd(now, sets[index])) continue;
      if ((sets[index] & ~common) === 0) {
        for (let j = 0; j < size; j++) kept[j] |= sets[index];
      } else if (!this.matchSet(now, index)) continue;
      required &= sets[index];
      if (required === 0 && this.keepsAll(now)) return true;
      order[i] = order[useful];
      order[useful++] = index;
    }
    if (kept[0] === 0) return false;
    for (let i = 0; i < size; i++) {
      if (kept[i] !== now[cells[i]]) domains.set(cells[i], kept[i]);
    }
    return takeFromPeers(domains, cells, required & ~fixed, this.peers);
  }

  /** Whether each cell has a value of the set, and a cell has one that is not kept yet. */
  private canAdd(now: Int32Array, set: number): boolean {
    const { cells, kept } = this;
    let added = 0;
    for (let i = 0; i < cells.length; i++) {
      const values = now[cells[i]] & set;
      if (values === 0) return false;
      added |= values & ~kept[i];
    }
    return added !== 0;
  }

  /** Adds the values that a set allows to `kept`. Returns false if the cells cannot form the set. */
  private matchSet(now: Int32Array, index: number): boolean {
    const { cells, bits, kept, before } = this;
    const size = cells.length;
    const start = index * size;
    let subsets = 1;
    for (let i = 0; i < size; i++) {
      const values = now[cells[i]];
      before[i] = subsets;
      let next = 0;
      for (let j = 0; j < size; j++) {
        if ((values & bits[start + j]) !== 0) next |= (subsets & WITHOUT[j]) << (1 << j);
      }
      if (next === 0) return false;
      subsets = next;
    }
    let completed = 1 << ((1 << size) - 1);
    for (let i = size - 1; i >= 0; i--) {
      const values = now[cells[i]];
      let previous = 0;
      for (let j = 0; j < size; j++) {
        const bit = bits[start + j];
        if ((values & bit) === 0) continue;
        const from = (completed >>> (1 << j)) & WITHOUT[j] & before[i];
        if (from === 0) continue;
        kept[i] |= bit;
        previous |= from;
      }
      completed = previous;
    }
    return true;
  }

  private keepsAll(now: Int32Array): boolean {
    const { cells, kept } = this;
    for (let i = 0; i < cells.length; i++) {
      if (kept[i] !== now[cells[i]]) return false;
    }
    return true;
  }
}
