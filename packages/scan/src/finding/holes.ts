import type { Point } from '../picture/point.ts';

// Hot: the fill visits every pixel of paper.

/** Paper with ink all around it, such as the inside of a cell. */
export interface Hole {
  readonly center: Point;
  /** The mean of width and height. */
  readonly side: number;
}

/** Finds the holes of ink that are about as wide as high. Fills them with ink. */
export function holesOf(ink: Uint8Array, width: number): Hole[] {
  const height = ink.length / width;
  const longest = Math.max(width, height);
  const found: Hole[] = [];
  const stack = new Int32Array(ink.length);
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 0) continue;
    let depth = 0;
    let left = width;
    let right = 0;
    let top = height;
    let bottom = 0;
    let area = 0;
    stack[depth++] = start;
    ink[start] = 1;
    while (depth > 0) {
      const at = stack[--depth];
      const row = (at / width) | 0;
      const column = at - row * width;
      area++;
      if (column < left) left = column;
      if (column > right) right = column;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
      if (column > 0 && ink[at - 1] === 0) {
        ink[at - 1] = 1;
        stack[depth++] = at - 1;
      }
      if (column + 1 < width && ink[at + 1] === 0) {
        ink[at + 1] = 1;
        stack[depth++] = at + 1;
      }
      if (row > 0 && ink[at - width] === 0) {
        ink[at - width] = 1;
        stack[depth++] = at - width;
      }
      if (row + 1 < height && ink[at + width] === 0) {
        ink[at + width] = 1;
        stack[depth++] = at + width;
      }
    }
    const across = right - left + 1;
    const down = bottom - top + 1;
    const side = (across + down) / 2;
    const isCell = side > 8 && side < longest / 4 && across < 1.7 * down && down < 1.7 * across;
    if (!isCell || area < 0.35 * across * down) continue;
    found.push({ center: { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 }, side });
  }
  return found;
}
