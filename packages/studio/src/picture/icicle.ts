/**
 * The data of an icicle chart. Each row is the path of the search at one event, for events spread
 * evenly over the run. So the chart can show a run that is too long to draw as a tree.
 */
export interface Icicle {
  readonly events: number;
  /** Row → its event. */
  readonly at: Float64Array;
  /** Row → the depth of the search at the event of this row. */
  readonly depths: Uint16Array;
  readonly columns: number;
  /** Row × columns + entry of the path → cell × 32 + digit, or 0 past the end of the path. */
  readonly path: Uint16Array;
}

/** An icicle chart has at most this many rows. This is also its height in pixels. */
export const ICICLE_ROWS = 180;

/** A node of the search tree, drawn over the rows whose paths contain it: `from` to `to` − 1. */
export interface Block {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Consecutive rows share a block in a column if their paths are the same up to this column. */
export function blocksOf({ at, depths, columns, path }: Icicle): Block[] {
  const blocks: Block[] = [];
  const began = new Int32Array(columns);
  let open = 0;
  const close = (depth: number, row: number): void => {
    for (let column = depth; column < open; column++) {
      blocks.push({ column, from: began[column], to: row });
    }
  };
  for (let row = 0; row < at.length; row++) {
    let same = 0;
    const limit = Math.min(open, depths[row]);
    while (same < limit && path[row * columns + same] === path[(row - 1) * columns + same]) same++;
    close(same, row);
    for (let column = same; column < depths[row]; column++) began[column] = row;
    open = depths[row];
  }
  close(0, at.length);
  return blocks;
}

/** The event of a row. The first row is event 0, and the last row is the last event. */
export function eventOfRow(row: number, rows: number, events: number): number {
  return rows < 2 ? 0 : Math.round((row * events) / (rows - 1));
}

/** The number of rows for a run: one for each event from 0 to `events`, but at most `most` rows. */
export function rowsFor(events: number, most: number): number {
  return Math.max(1, Math.min(most, events + 1));
}
