import { homographyTo, project } from '../picture/homography.ts';
import { type Pixels, verifyPixels } from '../picture/pixels.ts';
import type { Corners } from '../picture/point.ts';

/**
 * Cuts the quadrilateral between four corners out of a picture, as a square of `side`×`side` pixels.
 * Pixels outside the picture repeat its border.
 *
 * @throws {RangeError} if the data does not have 4 bytes per pixel, or if the side is not a whole number
 */
export function cutGrid(pixels: Pixels, corners: Corners, side: number): Pixels {
  verifyPixels(pixels);
  if (!Number.isSafeInteger(side) || side < 0) {
    throw new RangeError(`expected a whole number as the side, found ${side}`);
  }
  const { width, height, data } = pixels;
  const square = new Uint8ClampedArray(4 * side * side);
  if (width === 0 || height === 0) return { width: side, height: side, data: square };
  const homography = homographyTo(corners);
  for (let y = 0, to = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const point = project(homography, (x + 0.5) / side, (y + 0.5) / side);
      const left = Math.min(Math.max(point.x - 0.5, 0), width - 1);
      const top = Math.min(Math.max(point.y - 0.5, 0), height - 1);
      const column = Math.floor(left);
      const row = Math.floor(top);
      const right = left - column;
      const down = top - row;
      const at = 4 * (row * width + column);
      const next = column + 1 < width ? 4 : 0;
      const below = row + 1 < height ? 4 * width : 0;
      for (let channel = at; channel < at + 4; channel++, to++) {
        const upper = data[channel] * (1 - right) + data[channel + next] * right;
        const lower = data[channel + below] * (1 - right) + data[channel + below + next] * right;
        square[to] = upper * (1 - down) + lower * down;
      }
    }
  }
  return { width: side, height: side, data: square };
}
