// Hot code: it runs several times per node.
import type { DifferenceGraph } from './difference-graph.ts';
import type { Domains } from './domains.ts';
import { keep } from './propagator.ts';

/** A value that some of the cells must have goes from each cell that sees all of its places among them. */
export function takeFromPeers(
  domains: Domains,
  cells: Uint16Array,
  required: number,
  { bits, words }: DifferenceGraph,
): boolean {
  const { now } = domains;
  for (let rest = required; rest !== 0; rest &= rest - 1) {
    const value = rest & -rest;
    for (let word = 0; word < words; word++) {
      let common = -1;
      for (let i = 0; i < cells.length && common !== 0; i++) {
        if ((now[cells[i]] & value) !== 0) common &= bits[cells[i] * words + word];
      }
      for (; common !== 0; common &= common - 1) {
        const cell = 32 * word + 31 - Math.clz32(common & -common);
        if (!keep(domains, cell, ~value)) return false;
      }
    }
  }
  return true;
}
