import { keep } from './domains';
import { cellAt, cellBytes, GRAPH, HOLDERS, indexOf } from './memory';

// Cells see each other if they hold different values.

/** A bit for each cell that the cell sees. */
export function peersOf(cell: usize): usize {
  return GRAPH + (<usize>indexOf(cell)) * cellBytes;
}

export function differ(cell: usize, other: usize): bool {
  const index = indexOf(other);
  return ((load<i32>(peersOf(cell) + ((<usize>(index >> 5)) << 2)) >>> (index & 31)) & 1) != 0;
}

/**
 * A value that some of the cells must have goes from each cell that sees all of its places among them.
 * Returns false if a value has no place, or a cell no value.
 */
export function takeFromPeers(cells: usize, end: usize, required: i32): bool {
  for (let rest = required; rest != 0; rest &= rest - 1) {
    const value = rest & -rest;
    for (let word: usize = 0; word < cellBytes; word += 4) {
      let common = -1;
      let hasPlace = false;
      for (let at = cells; at < end && common != 0; at += 4) {
        const cell = load<usize>(at);
        if ((load<i32>(cell) & value) == 0) continue;
        hasPlace = true;
        common &= load<i32>(peersOf(cell) + word);
      }
      if (!hasPlace) return false;
      common &= load<i32>(HOLDERS + <usize>ctz(value) * cellBytes + word);
      for (; common != 0; common &= common - 1) {
        if (!keep(cellAt(((<i32>word) << 3) + ctz(common)), ~value)) return false;
      }
    }
  }
  return true;
}
