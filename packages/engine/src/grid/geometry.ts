import { isObject, wrongKind } from './wrong-kind.ts';

/**
 * Tables of a Sudoku shape: the row, column, box and peers of each cell, and the cells of each
 * house. They are built once per shape, and grids share them.
 *
 * Cells are numbered row by row from 0. Houses are numbered rows first, then columns, then boxes.
 * Row r is house r, column c is house size + c, and box b is house 2 × size + b.
 */
export interface Geometry {
  /** The number of rows in a box: 3 in a classic Sudoku. */
  readonly boxRows: number;
  /** The number of columns in a box: 3 in a classic Sudoku. */
  readonly boxColumns: number;
  /** The number of cells in a house, which is also the number of digits: boxRows × boxColumns. */
  readonly size: number;
  /** The number of cells in the grid: size × size. */
  readonly cells: number;
  /** Cell → row, 0 to size − 1. */
  readonly row: Uint8Array;
  /** Cell → column, 0 to size − 1. */
  readonly column: Uint8Array;
  /** Cell → box, 0 to size − 1. Boxes are numbered left to right and then down. */
  readonly box: Uint8Array;
  /** House → its cells, in row-major order. */
  readonly houses: readonly Uint16Array[];
  /** Cell → the other cells of its three houses, ascending. */
  readonly peers: readonly Uint16Array[];
}

/** The largest size supported. Its 25 digits fit a 32-bit set and the symbols 1–9, A–P. */
export const MAX_SIZE = 25;

/** boxRows × (MAX_SIZE + 1) + boxColumns → the geometry. */
const built = new Map<number, Geometry>();

/**
 * The geometry of a grid with boxes of `boxRows` × `boxColumns` cells. Calls with the same shape
 * return the same object, so geometries can be compared with `===`.
 *
 * @throws RangeError if a side is not an integer of at least 2, or if the size exceeds MAX_SIZE.
 */
export function geometry(boxRows: number, boxColumns: number): Geometry {
  if (!isBoxShape(boxRows, boxColumns)) {
    throw new RangeError(
      `expected boxes of at least 2x2 and at most ${MAX_SIZE} cells, got ${boxRows}x${boxColumns}`,
    );
  }
  const key = boxRows * (MAX_SIZE + 1) + boxColumns;
  const known = built.get(key);
  if (known) return known;
  const made = build(boxRows, boxColumns);
  built.set(key, made);
  return made;
}

/**
 * The object that `geometry` returns for the shape of a geometry. A geometry that went through
 * `structuredClone`, to another thread or through JSON is a copy of it, and is not equal to it. So
 * every public function replaces the geometries that it takes: with this function, `internGrid`,
 * `internCandidates` or `internPuzzle`. They return the value itself if there is nothing to replace.
 *
 * @throws TypeError if the value is not a geometry.
 */
export function internGeometry(geometry: Geometry): Geometry {
  const interned = internedIfAny(geometry);
  if (!interned) throw wrongKind('geometry', 'a geometry, such as CLASSIC', geometry);
  return interned;
}

/** `internGeometry`, or undefined if the value is not a geometry. */
export function internedIfAny(value: unknown): Geometry | undefined {
  const { boxColumns, boxRows }: Partial<Geometry> = isObject(value) ? value : {};
  if (boxRows === undefined || boxColumns === undefined) return undefined;
  return isBoxShape(boxRows, boxColumns) ? geometry(boxRows, boxColumns) : undefined;
}

/** Whether the engine supports grids with boxes of this shape. */
export function isBoxShape(boxRows: number, boxColumns: number): boolean {
  return (
    Number.isInteger(boxRows) &&
    Number.isInteger(boxColumns) &&
    boxRows >= 2 &&
    boxColumns >= 2 &&
    boxRows * boxColumns <= MAX_SIZE
  );
}

/** The sizes in common use, each with its usual box shape (rows × columns). */
const USUAL_BOXES: ReadonlyMap<number, readonly [number, number]> = new Map([
  [4, [2, 2]],
  [6, [2, 3]],
  [8, [2, 4]],
  [9, [3, 3]],
  [10, [2, 5]],
  [12, [3, 4]],
  [15, [3, 5]],
  [16, [4, 4]],
  [20, [4, 5]],
  [25, [5, 5]],
]);

/** The sizes that have a usual box shape, ascending. */
export const USUAL_SIZES: readonly number[] = [...USUAL_BOXES.keys()];

/**
 * The usual geometry of a size. For example, size 6 has boxes of 2 × 3. Returns undefined if the
 * size has no usual geometry.
 */
export function geometryOfSize(size: number): Geometry | undefined {
  const box = USUAL_BOXES.get(size);
  return box && geometry(box[0], box[1]);
}

/**
 * The usual geometry of a grid with this many cells. For example, 81 cells form a 9 × 9 grid.
 * Returns undefined if there is no usual geometry.
 */
export function geometryOfCells(cells: number): Geometry | undefined {
  return geometryOfSize(Math.sqrt(cells));
}

/** Classic Sudoku: 9 × 9 with boxes of 3 × 3. */
export const CLASSIC: Geometry = geometry(3, 3);

/**
 * Whether this is the shape of classic Sudoku. Whether such a puzzle has ratings says `isRatable`,
 * and whether the kernel solves it, `usesKernel`.
 */
export function isClassic(geometry: Geometry): boolean {
  return internGeometry(geometry) === CLASSIC;
}

/** All orders of three items, such as the boxes of a chute or the cells of a miniline. */
export const PERMUTATIONS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The name of a house, counted from 1: "row 1", "column 9", "box 5". */
export function houseName(geometry: Geometry, house: number): string {
  const kind = ['row', 'column', 'box'][Math.floor(house / geometry.size)];
  return `${kind} ${(house % geometry.size) + 1}`;
}

function build(boxRows: number, boxColumns: number): Geometry {
  const size = boxRows * boxColumns;
  const cells = size * size;
  const row = new Uint8Array(cells);
  const column = new Uint8Array(cells);
  const box = new Uint8Array(cells);
  const houses = Array.from({ length: 3 * size }, () => new Uint16Array(size));
  const filled = new Uint8Array(3 * size);

  for (let cell = 0; cell < cells; cell++) {
    row[cell] = Math.floor(cell / size);
    column[cell] = cell % size;
    // A band has size / boxColumns = boxRows boxes side by side.
    box[cell] = Math.floor(row[cell] / boxRows) * boxRows + Math.floor(column[cell] / boxColumns);
    for (const house of [row[cell], size + column[cell], 2 * size + box[cell]]) {
      houses[house][filled[house]++] = cell;
    }
  }

  const peers = Array.from({ length: cells }, (_, cell) => {
    const own = [row[cell], size + column[cell], 2 * size + box[cell]];
    const others = new Set(own.flatMap((house) => [...houses[house]]));
    others.delete(cell);
    return Uint16Array.from([...others].sort((a, b) => a - b));
  });

  return { boxRows, boxColumns, size, cells, row, column, box, houses, peers };
}
