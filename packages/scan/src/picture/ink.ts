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

/** Half the width of the strips beside a pixel: along wider ones, the edge of a slanted shadow is on both sides. */
const STRIP = 2;

/**
 * Marks ink with 1: pixels that are darker than the paper on both sides, so that the edge of a shadow is no
 * ink either. Each counts with the eight around it, so that noise is no ink.
 */
export function strokesOf(
  { width, height }: Gray,
  sums: Int32Array,
  { radius, darker }: InkSetting,
): Uint8Array {
  const ink = new Uint8Array(width * height);
  const stride = width + 1;
  const share = (9 * (1 - darker)) / (radius * (2 * STRIP + 1));
  const reach = radius + 1;
  for (let y = reach; y < height - reach; y++) {
    const upper = (y - 1) * stride;
    const lower = (y + 2) * stride;
    const first = (y - STRIP) * stride;
    const last = (y + 1 + STRIP) * stride;
    const top = upper - radius * stride;
    const bottom = lower + radius * stride;
    for (let x = reach; x < width - reach; x++) {
      const left = x - 1;
      const right = x + 2;
      const toLeft = sumIn(sums, first + left - radius, last + left - radius, radius);
      const toRight = sumIn(sums, first + right, last + right, radius);
      const above = sumIn(sums, top + x - STRIP, upper + x - STRIP, 2 * STRIP + 1);
      const below = sumIn(sums, lower + x - STRIP, bottom + x - STRIP, 2 * STRIP + 1);
      const sides = Math.max(Math.min(toLeft, toRight), Math.min(above, below));
      if (sumIn(sums, upper + left, lower + left, 3) < share * sides) ink[y * width + x] = 1;
    }
  }
  return ink;
}

/** The sum of a rectangle of pixels, between the corners on its left and as wide as `width`. */
function sumIn(sums: Int32Array, top: number, bottom: number, width: number): number {
  return sums[bottom + width] - sums[top + width] - sums[bottom] + sums[top];
}

/** Marks all pixels of the squares around ink, so that gaps of lines close. */
export function thickened(ink: Uint8Array, width: number, by: number): Uint8Array {
  const across = spread(ink, width, { step: 1, by });
  return spread(across, width, { step: width, by });
}

function spread(
  ink: Uint8Array,
  width: number,
  { step, by }: { readonly step: number; readonly by: number },
): Uint8Array {
  const thick = ink.slice();
  for (let row = by; row < ink.length / width - by; row++) {
    for (let column = by; column < width - by; column++) {
      const at = row * width + column;
      if (ink[at] === 0) continue;
      for (let k = -by; k <= by; k++) thick[at + k * step] = 1;
    }
  }
  return thick;
}
