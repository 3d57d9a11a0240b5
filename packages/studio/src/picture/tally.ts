/** Counts the solutions found so far, in total and for each digit in each cell. */
export interface Tally {
  readonly solutions: number;
  /** Whether there are more solutions than were counted. */
  readonly more: boolean;
  /** Cell × size + digit − 1 → the number of solutions with this digit in this cell. */
  readonly frequencies: Uint32Array;
}

/** Digit − 1 → the number of solutions with this digit in the cell. */
export function frequenciesAt(
  { frequencies }: Pick<Tally, 'frequencies'>,
  cell: number,
  size: number,
): Uint32Array {
  return frequencies.subarray(cell * size, (cell + 1) * size);
}
