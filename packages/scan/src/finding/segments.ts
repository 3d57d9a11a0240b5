import { GRID, MARGIN, type Rectified, SIDE } from './rectified.ts';

// Hot: these loops run for every piece of every line.

/** The piece of a line between two crossings, as it is found in a rectified picture. */
export interface Segment {
  /** The middle of the piece where it should be, in widths of the grid. */
  readonly u: number;
  readonly v: number;
  readonly isVertical: boolean;
  /** How far beside this place the piece is, in widths of the grid. */
  readonly shift: number;
  /** How much darker than the paper on both sides it is: 0.1 is 10 %. */
  readonly contrast: number;
}

/**
 * Looks for all pieces of the lines of a grid of `size`, at most `reach` cells beside their places.
 * The lines may lie `offset` cells beside those of the grid.
 */
export function segmentsOf(
  { down, across }: Rectified,
  size: number,
  { reach, offset = 0 }: { readonly reach: number; readonly offset?: number },
): Segment[] {
  const found: Segment[] = [];
  const lines = offset === 0 ? size : size - 1;
  for (let line = 0; line <= lines; line++) {
    for (let piece = 0; piece < size; piece++) {
      const along = (line + offset) / size;
      const middle = (piece + 0.5) / size;
      found.push(pieceAt(down, { u: along, v: middle, isVertical: true }, size, reach));
      found.push(pieceAt(across, { u: middle, v: along, isVertical: false }, size, reach));
    }
  }
  return found;
}

/** The means of a strip, side by side, beside the place of a piece. */
const means = new Float32Array(SIDE);

function pieceAt(
  sums: Float32Array,
  { u, v, isVertical }: Pick<Segment, 'u' | 'v' | 'isVertical'>,
  size: number,
  reach: number,
): Segment {
  const cell = GRID / size;
  const middle = MARGIN + (isVertical ? v : u) * GRID;
  const from = Math.round(middle - 0.36 * cell);
  const to = Math.round(middle + 0.36 * cell);
  const center = MARGIN + (isVertical ? u : v) * GRID;
  const beside = Math.max(2, Math.round(0.17 * cell));
  const near = Math.max(2, Math.round(0.1 * cell));
  const first = Math.max(0, Math.floor(center - reach * cell) - beside);
  const last = Math.min(SIDE - 1, Math.ceil(center + reach * cell) + beside);
  for (let x = first; x <= last; x++) {
    means[x] = (sums[to * SIDE + x] - sums[from * SIDE + x]) / (to - from);
  }
  let best = 0;
  let place = center;
  for (let x = first + beside; x <= last - beside; x++) {
    // A large digit reaches far, and what is near may still be the line.
    const before = Math.max(means[x - beside], means[x - near]);
    const after = Math.max(means[x + beside], means[x + near]);
    const paper = Math.min(before, after);
    const contrast = (paper - means[x]) / (paper + 8);
    if (contrast <= best) continue;
    best = contrast;
    place = x + 0.5;
  }
  return { u, v, isVertical, shift: (place - center) / GRID, contrast: best };
}
