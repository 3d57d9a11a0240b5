import { countDigits } from '../grid/digit-set.ts';
import { BAND, BIT_IN_BAND, PEER_SETS } from './classic-tables.ts';

/** A set of cells in three integers. Bit i of integer b is cell 27 × b + i. */
export type CellSet = Int32Array;

export function cellSetOf(cells: readonly number[]): CellSet {
  const set: CellSet = new Int32Array(3);
  for (const cell of cells) set[BAND[cell]] |= BIT_IN_BAND[cell];
  return set;
}

/** The cells of a set, ascending. */
export function cellsOf(set: CellSet): number[] {
  const cells: number[] = [];
  for (let band = 0; band < 3; band++) {
    for (let rest = set[band]; rest !== 0; rest &= rest - 1) {
      cells.push(27 * band + lowestOf(rest));
    }
  }
  return cells;
}

export function isIn(set: CellSet, cell: number): boolean {
  return (set[BAND[cell]] & BIT_IN_BAND[cell]) !== 0;
}

/** Whether two cells share a house. */
export function arePeers(cell: number, other: number): boolean {
  return (PEER_SETS[cell * 3 + BAND[other]] & BIT_IN_BAND[other]) !== 0;
}

/**
 * Sets `seen` to the cells that have a digit as candidate and see both of these cells. Returns
 * whether there are any.
 *
 * @param cells The cells of each digit, as in `Position`.
 */
export function readSeenByBoth(
  seen: CellSet,
  cells: Int32Array,
  digit: number,
  cell: number,
  other: number,
): boolean {
  for (let band = 0; band < 3; band++) {
    seen[band] =
      cells[digit * 3 - 3 + band] & PEER_SETS[cell * 3 + band] & PEER_SETS[other * 3 + band];
  }
  return (seen[0] | seen[1] | seen[2]) !== 0;
}

/** The number of the lowest bit that is set. Bit 0 is the lowest of all. */
export function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The number of cells of the cell set that begins at this index of `sets`. */
export function countCells(sets: Int32Array, from: number = 0): number {
  return countDigits(sets[from]) + countDigits(sets[from + 1]) + countDigits(sets[from + 2]);
}

/** Finds the cells that see all of these cells. */
export function findCommonPeers(cells: CellSet, peers: CellSet): void {
  peers.fill(ALL_CELLS);
  for (let band = 0; band < 3; band++) {
    for (let rest = cells[band]; rest !== 0; rest &= rest - 1) {
      const cell = 27 * band + lowestOf(rest);
      for (let k = 0; k < 3; k++) peers[k] &= PEER_SETS[cell * 3 + k];
    }
  }
}

const ALL_CELLS = 0x7ffffff;
