import type { Gray } from './gray.ts';

// Hot: these loops visit every pixel.

/** The paper is as bright all over a square of so many pixels. */
const BLOCK = 4;

/** What counts as ink. */
export interface InkSetting {
  /** Half the side of the square around pixels that says how bright the paper is. */
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
  const levels = new Float64Array(Math.ceil(width / BLOCK));
  for (let first = 0; first < height; first += BLOCK) {
    const middle = first + BLOCK / 2;
    const top = Math.max(0, middle - radius);
    const bottom = Math.min(height, middle + radius);
    for (let block = 0; block < levels.length; block++) {
      const center = (block + 0.5) * BLOCK;
      const left = Math.max(0, center - radius);
      const right = Math.min(width, center + radius);
      const upper = sums[top * stride + right] - sums[top * stride + left];
      const lower = sums[bottom * stride + right] - sums[bottom * stride + left];
      levels[block] = (share * (lower - upper)) / ((bottom - top) * (right - left));
    }
    const end = Math.min(height, first + BLOCK) * width;
    for (let row = first * width; row < end; row += width) {
      for (let column = 0; column < width; column++) {
        if (data[row + column] < levels[(column / BLOCK) | 0]) ink[row + column] = 1;
      }
    }
  }
  return ink;
}

/**
 * Marks ink with 1: pixels that are darker than the paper on both sides, so that the edge of a shadow is no
 * ink either.
 */
export function strokesOf(
  gray: Gray,
  sums: Int32Array,
  { radius, darker }: InkSetting,
): Uint8Array {
  const { width, height, data } = gray;
  const ink = new Uint8Array(width * height);
  const stride = width + 1;
  const share = (1 - darker) / (radius * (2 * radius + 1));
  for (let row = radius; row < height - radius; row++) {
    const top = (row - radius) * stride;
    const upper = row * stride;
    const lower = upper + stride;
    const bottom = lower + radius * stride;
    for (let column = radius; column < width - radius; column++) {
      const left = column - radius;
      const right = column + radius + 1;
      const at = row * width + column;
      const toLeft =
        sums[bottom + column] - sums[top + column] - sums[bottom + left] + sums[top + left];
      const next = column + 1;
      const toRight =
        sums[bottom + right] - sums[top + right] - sums[bottom + next] + sums[top + next];
      const above = sums[upper + right] - sums[top + right] - sums[upper + left] + sums[top + left];
      const below =
        sums[bottom + right] - sums[lower + right] - sums[bottom + left] + sums[lower + left];
      const sides = Math.max(Math.min(toLeft, toRight), Math.min(above, below));
      if (data[at] < share * sides) ink[at] = 1;
    }
  }
  return ink;
}
