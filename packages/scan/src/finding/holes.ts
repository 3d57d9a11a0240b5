import { componentsOf } from '../picture/components.ts';
import type { Point } from '../picture/point.ts';

/** Paper with ink all around it, such as the inside of a cell. */
export interface Hole {
  readonly center: Point;
  /** The mean of width and height. */
  readonly side: number;
}

/** A narrower hole has no room for a digit, in pixels. */
const NARROWEST = 6;
const LEAST_SIDE = 8;

/** Finds the holes of ink that are about as wide as high. */
export function holesOf(ink: Uint8Array, width: number): Hole[] {
  const longest = Math.max(width, ink.length / width);
  const found: Hole[] = [];
  for (const { left, top, right, bottom, area } of componentsOf(ink, width, {
    of: 0,
    shortest: NARROWEST,
  })) {
    const across = right - left + 1;
    const down = bottom - top + 1;
    const side = (across + down) / 2;
    const isLikeCell = across < 1.7 * down && down < 1.7 * across && area > 0.35 * across * down;
    if (!isLikeCell || side <= LEAST_SIDE || side > longest / 4) continue;
    found.push({ center: { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 }, side });
  }
  return found;
}
