import type { Pixels } from './pixels.ts';

// Hot: these loops visit every pixel.

/** A gray picture: one byte per pixel, 0 is black. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A gray picture whose pixels are squares of `factor`×`factor` pixels of the photograph. */
export interface ReducedGray extends Gray {
  readonly factor: number;
}

/**
 * The luma (Rec. 601) of a picture on white paper, reduced by a whole factor so that no side is
 * longer than `longest`. Every pixel of the photograph counts, so thin lines grow pale but stay.
 */
export function reducedGray({ width, height, data }: Pixels, longest: number): ReducedGray {
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / longest));
  const columns = Math.floor(width / factor);
  const rows = Math.floor(height / factor);
  const gray = new Uint8Array(columns * rows);
  const sums = new Uint32Array(columns);
  const scale = 1 / (256 * factor * factor);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let y = row * factor; y < (row + 1) * factor; y++) {
      let at = 4 * y * width;
      for (let column = 0; column < columns; column++) {
        let sum = 0;
        for (let i = 0; i < factor; i++, at += 4) {
          const luma = 77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2];
          const alpha = data[at + 3];
          sum += alpha === 255 ? luma : ((luma * alpha) / 255 + 256 * (255 - alpha)) | 0;
        }
        sums[column] += sum;
      }
    }
    for (let column = 0; column < columns; column++) {
      gray[row * columns + column] = sums[column] * scale;
    }
  }
  return { width: columns, height: rows, data: gray, factor };
}

/** A picture of half the size. Each pixel is the mean of four. */
export function halved({ width, height, data, factor }: ReducedGray): ReducedGray {
  const columns = width >> 1;
  const rows = height >> 1;
  const half = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    let at = 2 * row * width;
    for (let column = 0; column < columns; column++, at += 2) {
      const sum = data[at] + data[at + 1] + data[at + width] + data[at + width + 1];
      half[row * columns + column] = (sum + 2) >> 2;
    }
  }
  return { width: columns, height: rows, data: half, factor: 2 * factor };
}

/** The gray at a point between pixels, by bilinear interpolation. The border goes on outside. */
export function grayAt({ width, height, data }: Gray, x: number, y: number): number {
  const left = x < 0.5 ? 0 : x > width - 0.5 ? width - 1 : x - 0.5;
  const top = y < 0.5 ? 0 : y > height - 0.5 ? height - 1 : y - 0.5;
  const column = left | 0;
  const row = top | 0;
  const right = left - column;
  const down = top - row;
  const at = row * width + column;
  const next = column + 1 < width ? 1 : 0;
  const below = row + 1 < height ? at + width : at;
  const upper = data[at] + (data[at + next] - data[at]) * right;
  const lower = data[below] + (data[below + next] - data[below]) * right;
  return upper + (lower - upper) * down;
}
