import { homographyTo, project } from '../picture/homography.ts';
import type { Corners } from '../picture/point.ts';

/** Where ink is looked for, along a piece of a line and beside it, in cells. */
const ALONG = [0.3, 0.5, 0.7];
const BESIDE = [0, -0.05, 0.05, -0.1, 0.1];

/** The share of the pieces of the lines of a grid that have ink. It is a glance, and takes no bent page into account. */
export function inkedShare(ink: Uint8Array, width: number, corners: Corners, size: number): number {
  const homography = homographyTo(corners);
  const height = ink.length / width;
  const isInked = (column: number, row: number) => {
    const { x, y } = project(homography, column / size, row / size);
    return x >= 0 && x < width && y >= 0 && y < height && ink[(y | 0) * width + (x | 0)] === 1;
  };
  let inked = 0;
  for (let line = 0; line <= size; line++) {
    for (let piece = 0; piece < size; piece++) {
      const isAcross = ALONG.every((way) => BESIDE.some((by) => isInked(piece + way, line + by)));
      const isDown = ALONG.every((way) => BESIDE.some((by) => isInked(line + by, piece + way)));
      inked += (isAcross ? 1 : 0) + (isDown ? 1 : 0);
    }
  }
  return inked / (2 * size * (size + 1));
}
