// Hot code: it runs several times per node.
import type { Domains } from './domains.ts';
import { keep, type Propagator } from './propagator.ts';

/**
 * Cells with different values that form one of the sets, for more cells than a matching takes. A set is
 * possible if each cell has one of its values, and each of its values has a cell.
 */
export class SetsPropagator implements Propagator {
  readonly cells: Uint16Array;
  readonly isExact = false;
  readonly cost: number;
  private readonly sets: Int32Array;

  constructor(cells: Uint16Array, sets: Int32Array) {
    this.cells = cells;
    this.sets = sets;
    this.cost = 20 + cells.length;
  }

  propagate(domains: Domains): boolean {
    const { cells, sets } = this;
    const { now } = domains;
    let once = 0;
    let twice = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = now[cells[i]];
      twice |= once & set;
      once |= set;
    }
    let possible = 0;
    let required = -1;
    next: for (let i = 0; i < sets.length; i++) {
      const set = sets[i];
      if ((set & ~once) !== 0) continue;
      for (let j = 0; j < cells.length; j++) {
        if ((now[cells[j]] & set) === 0) continue next;
      }
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
    return true;
  }
}
