// Hot code: it runs several times per node.
import type { DifferenceGraph } from './difference-graph.ts';
import type { Domains } from './domains.ts';
import { type FewCells, MOST_OPEN } from './few-cells.ts';
import { keep, type Propagator } from './propagator.ts';
import { takeFromPeers } from './required-values.ts';

/** The sets of the open cells. For one run. */
const open = new Int32Array(32);

/**
 * Cells with different values that form one of the sets: a cage, or more cells than a matching takes. A
 * set is possible if each cell has one of its values, and each of its values has a cell. What all possible
 * sets have goes from the cells that see its places.
 */
export class SetsPropagator implements Propagator {
  readonly cells: Uint16Array;
  isExact = false;
  readonly cost: number;
  private readonly sets: Int32Array;
  private readonly peers: DifferenceGraph;
  private readonly few: FewCells | undefined;

  /** @param few The same rule for few open cells, if the sets are those with a sum. */
  constructor(cells: Uint16Array, sets: Int32Array, peers: DifferenceGraph, few?: FewCells) {
    this.few = few;
    this.peers = peers;
    this.cells = cells;
    this.sets = sets;
    const isExact = few !== undefined && cells.length <= MOST_OPEN;
    this.cost = (isExact ? 10 : 20) + cells.length;
  }

  propagate(domains: Domains): boolean {
    const { cells, few, peers, sets } = this;
    const { now } = domains;
    if (few !== undefined) {
      if (!few.propagate(domains)) return false;
      this.isExact = few.applies;
      if (few.applies) return true;
    }
    let once = 0;
    let twice = 0;
    let fixed = 0;
    let count = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = now[cells[i]];
      twice |= once & set;
      once |= set;
      if ((set & (set - 1)) === 0) fixed |= set;
      else open[count++] = set;
    }
    let possible = 0;
    let required = -1;
    next: for (let i = 0; i < sets.length; i++) {
      const set = sets[i];
      if (((set & ~once) | (fixed & ~set)) !== 0) continue;
      for (let j = 0; j < count; j++) if ((open[j] & set) === 0) continue next;
      possible |= set;
      required &= set;
    }
    if (possible === 0) return false;
    const hidden = required & ~twice;
    for (let i = 0; i < cells.length; i++) {
      const single = now[cells[i]] & hidden;
      if ((single & (single - 1)) !== 0) return false;
      if (!keep(domains, cells[i], single !== 0 ? single : possible)) return false;
    }
    return takeFromPeers(domains, cells, required & ~fixed, peers);
  }
}
