import type { Rectangle } from '../page/rectangle.ts';

/** How squares of the same size stand in a frame. */
export interface Arrangement {
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Spaces {
  /** The space between two columns, and between two rows. */
  readonly gap: number;
  /** The space over each square, and under it. */
  readonly above: number;
  readonly below: number;
}

/** The number of columns with which the squares are largest. */
export function arrangementOf(
  count: number,
  { height, width }: Rectangle,
  { above, below, gap }: Spaces,
): Arrangement {
  const all = Array.from({ length: count }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows - above - below;
    return { columns, rows, side: Math.min(across, down) };
  });
  return all.reduce((best, it) => (it.side > best.side ? it : best));
}

/**
 * The places of squares in a frame, row by row, each without the space over and under it. The outer
 * columns touch the frame, and the rows are spread over it.
 */
export function places(
  count: number,
  frame: Rectangle,
  spaces: Spaces,
  { columns, rows, side }: Arrangement = arrangementOf(count, frame, spaces),
): Rectangle[] {
  const { above, below } = spaces;
  const across = columns === 1 ? 0 : (frame.width - side) / (columns - 1);
  const left = columns === 1 ? (frame.width - side) / 2 : 0;
  const down = frame.height / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: frame.x + left + (i % columns) * across,
    y: frame.y + Math.floor(i / columns) * down + (down - side - above - below) / 2 + above,
    width: side,
    height: side,
  }));
}
