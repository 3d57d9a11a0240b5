import { type Pixels, verifyPixels } from '../picture/pixels.ts';
import type { Corners } from '../picture/point.ts';

export interface FoundGrid {
  /** Clockwise from the top left, as the grid lies in the picture. */
  readonly corners: Corners;
  /** The number of cells in a row. */
  readonly size: number;
}

/**
 * Finds the largest grid of a picture. Returns undefined if there is none.
 *
 * @throws {RangeError} if the data does not have 4 bytes per pixel
 */
export function findGrid(pixels: Pixels): FoundGrid | undefined {
  verifyPixels(pixels);
  return undefined;
}
