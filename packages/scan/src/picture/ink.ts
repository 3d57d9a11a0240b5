import type { Gray } from './gray.ts';

// Hot: these loops visit every pixel.

/** What counts as ink. */
export interface InkSetting {
  /** Half the side of the square around a pixel that says how bright the paper is. */
  readonly radius: number;
  /** How much darker than the mean of this square ink is: 0.1 is 10 %. */
  readonly darker: number;
}

/**
 * Sums of all pixels above and to the left of each corner, so that the sum of any rectangle is four look-ups.
 * They fit in 32 bits up to 8 million pixels.
 */
export function summedArea({ width, height, data }: Gray): Int32Array {
  const stride = width + 1;
  const sums = new Int32Array(stride * (height + 1));
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += data[row * width + column];
      const at = (row + 1) * stride + column + 1;
      sums[at] = sums[at - stride] + sum;
    }
  }
  return sums;
}

/**
 * Marks ink with 1: pixels that are darker than the paper around them, so that a shadow is no ink.
 *
 * Source: D. Bradley, G. Roth, "Adaptive thresholding using the integral image", Journal of
 * Graphics Tools 12 (2007).
 */
export function inkOf(gray: Gray, sums: Int32Array, { radius, darker }: InkSetting): Uint8Array {
  const { width, height, data } = gray;
  const ink = new Uint8Array(width * height);
  const stride = width + 1;
  const share = 1 - darker;
  for (let row = 0; row < height; row++) {
    const top = Math.max(0, row - radius);
    const bottom = Math.min(height, row + radius + 1);
    const rows = bottom - top;
    const upper = top * stride;
    const lower = bottom * stride;
    const from = row * width;
    for (let column = 0; column < width; column++) {
      const left = column < radius ? 0 : column - radius;
      const right = column + radius + 1 > width ? width : column + radius + 1;
      const sum =
        sums[lower + right] - sums[upper + right] - sums[lower + left] + sums[upper + left];
      if (data[from + column] * rows * (right - left) < sum * share) ink[from + column] = 1;
    }
  }
  return ink;
}
