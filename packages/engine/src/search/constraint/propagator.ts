import type { Domains } from './domains.ts';

/** A rule that takes values from its cells. */
export interface Propagator {
  readonly cells: Uint16Array;
  /** Whether another run right after the latest would change nothing. Then it does not wake itself. */
  readonly isExact: boolean;
  /** The propagators with the lowest cost run first. */
  readonly cost: number;
  /** Takes values that the rule does not allow from the cells. Returns false if it cannot be met. */
  propagate(domains: Domains): boolean;
}

/** Leaves the cell only these values. Returns false if none is left. */
export function keep(domains: Domains, cell: number, values: number): boolean {
  const before = domains.now[cell];
  const after = before & values;
  if (after === before) return true;
  if (after === 0) return false;
  domains.set(cell, after);
  return true;
}
