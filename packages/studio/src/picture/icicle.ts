/**
 * A run, sampled at some of its moments. Each row is the path at one of these moments. An icicle can show a
 * run that is too long to draw as a tree.
 */
export interface Icicle {
  /** Events of the run. */
  readonly events: number;
  /** Row → its event. */
  readonly at: Float64Array;
  /** Row → the depth at its event. */
  readonly depths: Uint16Array;
  readonly columns: number;
  /** Row × columns + entry of the path → cell × 32 + digit, or 0 past the end of the path. */
  readonly path: Uint16Array;
}

/** The most rows an icicle has. */
export const ICICLE_ROWS = 180;

/** A node, drawn over the consecutive rows whose paths contain it. The rows are `from` to `to` − 1. */
export interface Block {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** If the paths of consecutive rows are the same up to a column, the rows share one block in that column. */
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

/** The event of a row. The `rows` rows are spread evenly over the run. */
export function eventOfRow(row: number, rows: number, events: number): number {
  return rows < 2 ? 0 : Math.round((row * events) / (rows - 1));
}

/** The number of rows for a run. There is at most one row per moment, and at most `most` rows. */
export function rowsFor(events: number, most: number): number {
  return Math.max(1, Math.min(most, events + 1));
}
