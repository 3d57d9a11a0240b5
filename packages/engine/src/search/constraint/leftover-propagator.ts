// Hot code: it runs several times per node.
import type { Domains } from './domains.ts';
import { keep, type Propagator } from './propagator.ts';

/**
 * Two groups of cells that hold the same values: what is left of houses that cover the same cells but
 * for these. A value that one group cannot have goes from the other.
 */
export class LeftoverPropagator implements Propagator {
  readonly cells: Uint16Array;
  readonly isExact = true;
  readonly cost = 70;
  private readonly half: number;

  constructor(one: readonly number[], other: readonly number[]) {
    this.cells = Uint16Array.from([...one, ...other]);
    this.half = one.length;
  }

  propagate(domains: Domains): boolean {
    const { cells, half } = this;
    const { now } = domains;
    let one = 0;
    let other = 0;
    for (let i = 0; i < half; i++) one |= now[cells[i]];
    for (let i = half; i < cells.length; i++) other |= now[cells[i]];
    if (one === other) return true;
    const both = one & other;
    for (let i = 0; i < cells.length; i++) {
      if (!keep(domains, cells[i], both)) return false;
    }
    return true;
  }
}
