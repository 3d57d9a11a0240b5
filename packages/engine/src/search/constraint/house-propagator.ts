// Hot code: it runs several times per node.
import type { Domains } from './domains.ts';
import type { Propagator } from './propagator.ts';

/** Each value stands in one cell of a house. A value with one place left goes there. */
export class HousePropagator implements Propagator {
  readonly cells: Uint16Array;
  readonly isExact = false;
  readonly cost = 40;
  /** The values of a house. */
  private readonly all: number;

  constructor(cells: Uint16Array, all: number) {
    this.cells = cells;
    this.all = all;
  }

  propagate(domains: Domains): boolean {
    const { cells } = this;
    const { now } = domains;
    let once = 0;
    let twice = 0;
    let fixed = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = now[cells[i]];
      twice |= once & set;
      once |= set;
      if ((set & (set - 1)) === 0) fixed |= set;
    }
    if (once !== this.all) return false;
    const hidden = once & ~twice & ~fixed;
    return hidden === 0 || this.place(domains, hidden);
  }

  private place(domains: Domains, hidden: number): boolean {
    const { cells } = this;
    const { now } = domains;
    for (let i = 0; i < cells.length && hidden !== 0; i++) {
      const single = now[cells[i]] & hidden;
      if (single === 0) continue;
      if ((single & (single - 1)) !== 0) return false;
      domains.set(cells[i], single);
      hidden ^= single;
    }
    return true;
  }
}
