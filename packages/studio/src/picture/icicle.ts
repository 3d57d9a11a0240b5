/**
 * Moments of a run one under another, the path of each as a row: the picture of a run that is too
 * long to be drawn whole.
 */
export interface Icicle {
  /** Events of the run. */
  readonly events: number;
  /** Row → its event. */
  readonly at: Float64Array;
  /** Row → the depth there. */
  readonly depths: Uint16Array;
  readonly columns: number;
  /** Row × columns + entry of the path → cell × 32 + digit, 0 past the depth. */
  readonly path: Uint16Array;
}

/** Rows that there is room for. */
export const ICICLE_ROWS = 180;

/** A node over the rows that it stands in, one after another. */
export interface Block {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Rows that agree up to a column show one node there. */
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

/** The event of row `row` of so many that are spread over a run. */
export function eventOfRow(row: number, rows: number, events: number): number {
  return rows < 2 ? 0 : Math.round((row * events) / (rows - 1));
}

/** Rows for a run: no more than it has moments. */
export function rowsFor(events: number, room: number): number {
  return Math.max(1, Math.min(room, events + 1));
}
