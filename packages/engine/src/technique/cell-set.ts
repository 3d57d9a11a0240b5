import { BAND, BIT_IN_BAND } from './classic-tables.ts';

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
      cells.push(27 * band + 31 - Math.clz32(rest & -rest));
    }
  }
  return cells;
}
