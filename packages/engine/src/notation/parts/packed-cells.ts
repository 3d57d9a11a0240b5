import type { Grid } from '../../grid/grid.ts';
import { symbolCode } from './symbol.ts';

/** Writes the cells `from` to `to` − 1 as symbols. A blank is `.`. */
export function packedCells(grid: Grid, from = 0, to: number = grid.geometry.cells): string {
  // For 81 cells, one call with all codes takes 0.9 µs. Appending symbol by symbol takes 2.6 µs.
  const codes: number[] = [];
  for (let cell = from; cell < to; cell++) codes.push(symbolCode(grid.digits[cell]));
  return String.fromCharCode(...codes);
}
