import { CLASSIC, type Grid } from '@nonet/engine';
import { digitsOf } from './plain-lines.ts';

/** The grid of a scanned line. */
export function gridAt(cells: Uint8Array, line: number): Grid {
  return { geometry: CLASSIC, digits: digitsOf(cells, line) };
}
