import { findGrid } from '../finding/find-grid.ts';
import type { Pixels } from '../picture/pixels.ts';
import type { Corners } from '../picture/point.ts';
import type { ScannedCell } from './scanned-cell.ts';

export interface Scan {
  /** The number of cells in a row: 4, 6, 8, 9, 12 or 16. */
  readonly size: number;
  /** Clockwise from the top left of the puzzle as it is read, also if the picture lies on its side. */
  readonly corners: Corners;
  readonly cells: readonly ScannedCell[];
  /** Whether the printed digits are a puzzle with exactly one solution. */
  readonly isProper: boolean;
}

/**
 * Finds the grid of a picture, reads its digits and turns it upright. If the puzzle is not proper
 * but becomes so with a digit that is nearly as likely, that digit is taken, and the cell says what was
 * read. Returns undefined if there is no grid.
 *
 * @throws {RangeError} if the data does not have 4 bytes per pixel
 */
export function scan(pixels: Pixels): Scan | undefined {
  const grid = findGrid(pixels);
  if (!grid) return undefined;
  return { ...grid, cells: [], isProper: false };
}
