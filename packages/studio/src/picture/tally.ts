/** The solutions of a puzzle that were found so far, counted cell by cell. */
export interface Tally {
  readonly solutions: number;
  /** Whether there are more than were counted. */
  readonly more: boolean;
  /** Cell by cell, and in each digit by digit: in how many of the solutions it stands there. */
  readonly frequencies: Uint32Array;
}

/** Digit → in how many solutions it stands in a cell, from digit 1 on. */
export function frequenciesAt(
  { frequencies }: Pick<Tally, 'frequencies'>,
  cell: number,
  size: number,
): Uint32Array {
  return frequencies.subarray(cell * size, (cell + 1) * size);
}
