// Hot: runs for every cell of a photograph.
import { CELL_PIXELS, CELL_SIDE } from './cell-size.ts';
import { inkOf } from './ink.ts';
import { findMark, type Mark } from './mark.ts';

/** The side of what the network sees, in pixels. */
export const SEEN_SIDE = 20;

/** The pixels that the network sees, and then what it knows of the mark: contrast, scale, place. */
export const SEEN_PIXELS: number = SEEN_SIDE ** 2;
export const KNOWN = 8;
export const SEEN: number = SEEN_PIXELS + KNOWN;

/** The longer side of a mark, in pixels that the network sees. */
const MARK_SIDE = 16;

/** A speck is not enlarged to the size of a digit. */
const LEAST_SIDE = 13;

/** The pixels of ink around a mark that belong to it. */
const AROUND = 2;

/** What is seen of a cell that has no mark. */
const EMPTY_SIDE = 24;

const ink = new Float64Array(CELL_PIXELS);

/** The mark of the cell that was normalised last. */
export const mark: Mark = { left: 0, top: 0, right: 0, bottom: 0 };

/** Wipes the ink that is farther than `AROUND` from the mark: lines of the grid, and dirt. */
function wipe(): void {
  for (let y = 0; y < CELL_SIDE; y++) {
    for (let x = 0; x < CELL_SIDE; x++) {
      const isNear =
        x >= mark.left - AROUND &&
        x <= mark.right + AROUND &&
        y >= mark.top - AROUND &&
        y <= mark.bottom + AROUND;
      if (!isNear) ink[y * CELL_SIDE + x] = 0;
    }
  }
}

function inkAt(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= CELL_SIDE - 1 || top >= CELL_SIDE - 1) return 0;
  const pixel = top * CELL_SIDE + left;
  const right = x - left;
  const above = ink[pixel] + (ink[pixel + 1] - ink[pixel]) * right;
  const below =
    ink[pixel + CELL_SIDE] + (ink[pixel + CELL_SIDE + 1] - ink[pixel + CELL_SIDE]) * right;
  return above + (below - above) * (y - top);
}

/**
 * Writes what the network sees of a cell, as bytes: its mark in the middle of 20×20 pixels, at one
 * size and with full contrast.
 */
export function normalise(cells: Uint8Array, from: number, seen: Uint8Array, to: number): void {
  const contrast = inkOf(cells, from, ink);
  const isMarked = findMark(ink, mark);
  let side = EMPTY_SIDE;
  let x = (CELL_SIDE - 1) / 2;
  let y = x;
  let extent = 0;
  if (isMarked) {
    wipe();
    extent = Math.max(mark.right - mark.left, mark.bottom - mark.top) + 1;
    side = Math.max(LEAST_SIDE, (extent * SEEN_SIDE) / MARK_SIDE);
    x = (mark.left + mark.right) / 2;
    y = (mark.top + mark.bottom) / 2;
  }
  const step = side / SEEN_SIDE;
  const half = step / 4;
  const start = step * (SEEN_SIDE / 2 - 0.5);
  for (let row = 0; row < SEEN_SIDE; row++) {
    const down = y - start + row * step;
    for (let column = 0; column < SEEN_SIDE; column++) {
      const across = x - start + column * step;
      const sum =
        inkAt(across - half, down - half) +
        inkAt(across + half, down - half) +
        inkAt(across - half, down + half) +
        inkAt(across + half, down + half);
      seen[to + row * SEEN_SIDE + column] = Math.round((sum / 4) * 255);
    }
  }
  const known = to + SEEN_PIXELS;
  seen[known] = isMarked ? 255 : 0;
  seen[known + 1] = Math.min(255, contrast * 2);
  seen[known + 2] = Math.min(255, contrast * 8);
  seen[known + 3] = extent * 8;
  seen[known + 4] = isMarked ? (mark.right - mark.left + 1) * 8 : 0;
  seen[known + 5] = isMarked ? (mark.bottom - mark.top + 1) * 8 : 0;
  seen[known + 6] = Math.round(x * 8);
  seen[known + 7] = Math.round(y * 8);
}
