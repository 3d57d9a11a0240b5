import { COUNT } from '../classic-tables.ts';

/**
 * Set of places of a digit in a house → the two sets into which it splits. They are the ends of a
 * strong link.
 */
export interface Splits {
  /** 0 if the set does not split. */
  readonly first: Uint16Array;
  readonly second: Uint16Array;
}

/** The rows and columns of a box, as sets of places. */
const BOX_ROWS: readonly number[] = [7, 7 << 3, 7 << 6];
const BOX_COLUMNS: readonly number[] = [0o111, 0o222, 0o444];

export const LINE_SPLITS: Splits = splitsOf(splitLine);
export const BOX_SPLITS: Splits = splitsOf(splitBox);
/** The second way to split four places of a box that form a square. */
export const SQUARE_SPLITS: Splits = splitsOf(splitSquare);

/** Two ends as sets of places. */
type Split = readonly [number, number];

function splitsOf(split: (places: number) => Split | undefined): Splits {
  const splits = Array.from(COUNT, (_, places) => split(places) ?? [0, 0]);
  return {
    first: Uint16Array.from(splits, ([first]) => first),
    second: Uint16Array.from(splits, ([, second]) => second),
  };
}

function splitPair(places: number): Split {
  return [places & -places, places & (places - 1)];
}

/**
 * Splits the places in a line into two ends. Two places are one end each. More places must be in
 * two boxes, and each box is an end. Undefined otherwise. An end with a single place comes first.
 */
function splitLine(places: number): Split | undefined {
  if (COUNT[places] === 2) return splitPair(places);
  const inBoxes = [7, 7 << 3, 7 << 6].map((box) => places & box).filter((set) => set !== 0);
  if (inBoxes.length !== 2) return undefined;
  const [low, high] = inBoxes;
  return COUNT[low] > 1 && COUNT[high] === 1 ? [high, low] : [low, high];
}

/**
 * Splits the places of a box into two ends. The places must be in a row and a column, in two rows,
 * or in two columns. The place where the row and the column cross belongs to both ends. But if the
 * first end has only one other place, the crossing belongs only to the second end.
 */
function splitBox(places: number): Split | undefined {
  const lines = [...BOX_ROWS, ...BOX_COLUMNS];
  if (COUNT[places] === 2) {
    return lines.some((line) => COUNT[places & line] === 2) ? undefined : splitPair(places);
  }
  if (COUNT[places] < 2) return undefined;
  // Plain loops: this runs for all 512 sets at every start.
  for (let place = 0; place < 9; place++) {
    const row = BOX_ROWS[Math.floor(place / 3)];
    const column = BOX_COLUMNS[place % 3];
    if ((places & ~(row | column)) !== 0) continue;
    const crossing = 1 << place;
    return splitCross(places & column & ~crossing, places & row & ~crossing, places & crossing);
  }
  return COUNT[places] > 3 ? splitParallel(places) : undefined;
}

function splitCross(inColumn: number, inRow: number, crossing: number): Split | undefined {
  if (inColumn === 0 || inRow === 0) return undefined;
  if (COUNT[inRow] === 1) return [inRow, inColumn | crossing];
  if (COUNT[inColumn] === 1) return [inColumn, inRow | crossing];
  return [inColumn | crossing, inRow | crossing];
}

/** More than three places are in at least two of three lines. */
function splitParallel(places: number): Split | undefined {
  for (const lines of [BOX_ROWS, BOX_COLUMNS]) {
    const empty = lines.findIndex((line) => (places & line) === 0);
    if (empty < 0) continue;
    return [places & lines[empty === 0 ? 1 : 0], places & lines[empty === 2 ? 1 : 2]];
  }
  return undefined;
}

/** Splits four places that form a square by columns. (`splitBox` splits them by rows.) */
function splitSquare(places: number): Split | undefined {
  if (COUNT[places] !== 4) return undefined;
  const columns = BOX_COLUMNS.map((column) => places & column).filter((set) => set !== 0);
  const rows = BOX_ROWS.filter((row) => (places & row) !== 0);
  return rows.length === 2 && columns.length === 2 ? [columns[0], columns[1]] : undefined;
}
