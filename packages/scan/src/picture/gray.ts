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
  const left = Math.min(Math.max(x - 0.5, 0), width - 1);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1);
  const column = left | 0;
  const row = top | 0;
  const right = left - column;
  const down = top - row;
  const at = row * width + column;
  const nextColumn = column + 1 < width ? 1 : 0;
  const nextRow = row + 1 < height ? width : 0;
  const upper = data[at] * (1 - right) + data[at + nextColumn] * right;
  const lower = data[at + nextRow] * (1 - right) + data[at + nextRow + nextColumn] * right;
  return upper * (1 - down) + lower * down;
}
