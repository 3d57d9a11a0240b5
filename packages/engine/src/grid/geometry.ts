import { type Geometry, type Layout, tablesOf } from './geometry-tables.ts';
import { boxShapeOf, layoutFault, normalLayout } from './layout.ts';
import { isObject, wrongKind } from './wrong-kind.ts';

export type { Geometry, Layout } from './geometry-tables.ts';

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
  const made = tablesOf(boxRows, boxColumns);
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
  const { boxColumns, boxRows, layout }: Partial<Geometry> = isObject(value) ? value : {};
  if (layout !== undefined) {
    if (isLaidOut(value)) return value;
    return layoutFault(layout, MAX_SIZE) ? undefined : internLayout(layout);
  }
  if (boxRows === undefined || boxColumns === undefined) return undefined;
  return isBoxShape(boxRows, boxColumns) ? geometry(boxRows, boxColumns) : undefined;
}

/** The geometries of layouts that `layoutGeometry` has returned. */
const laidOut = new WeakSet<object>();

function isLaidOut(value: unknown): value is Geometry {
  return isObject(value) && laidOut.has(value);
}

/** The text of a layout → its geometry, as long as someone uses it. */
const ofLayouts = new Map<string, WeakRef<Geometry>>();
const unused = new FinalizationRegistry<string>((key) => {
  if (!ofLayouts.get(key)?.deref()) ofLayouts.delete(key);
});

/**
 * The geometry of a layout: boxes of any form (a jigsaw), more houses (diagonals, for example) and more
 * pairs of cells that differ. Calls with the same layout return the same object, in whatever order its
 * groups are written. A layout with nothing but usual boxes has the geometry of these boxes.
 *
 * @throws RangeError if the layout is not that of a grid, with the place of the fault.
 */
export function layoutGeometry(layout: Layout): Geometry {
  const fault = layoutFault(layout, MAX_SIZE);
  if (fault) throw new RangeError(fault);
  return internLayout(layout);
}

function internLayout(layout: Layout): Geometry {
  const normal = normalLayout(layout);
  const [boxRows, boxColumns] = boxShapeOf(normal) ?? [0, 0];
  if (boxRows > 0 && !normal.houses && !normal.apart) return geometry(boxRows, boxColumns);
  const key = JSON.stringify([normal.boxes, normal.houses, normal.apart]);
  const known = ofLayouts.get(key)?.deref();
  if (known) return known;
  const made = tablesOf(boxRows, boxColumns, normal);
  laidOut.add(made);
  ofLayouts.set(key, new WeakRef(made));
  unused.register(made, key);
  return made;
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

/** Whether the boxes are regions of any form (a jigsaw), and not equal rectangles. */
export function isJigsaw({ boxRows }: Geometry): boolean {
  return boxRows === 0;
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
