import type { Constraint } from '../constraint/constraint.ts';
import { constraintsFault } from '../constraint/fault.ts';
import { candidateGridOf } from '../grid/candidate-grid.ts';
import type { DigitSet } from '../grid/digit-set.ts';
import {
  type Geometry,
  geometry,
  geometryOfCells,
  internGeometry,
  isBoxShape,
  layoutGeometry,
  MAX_SIZE,
} from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { layoutFault } from '../grid/layout.ts';
import { packedCells } from '../notation/parts/packed-cells.ts';
import { symbolOf } from '../notation/parts/symbol.ts';
import { digitsIn, plainPuzzle } from '../notation/plain-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { parseRules, rulesText } from './rule-text.ts';

/** A puzzle as the values of a link or of a file. */
export interface PuzzleValues {
  /** One symbol per cell, row by row. */
  readonly puzzle: string;
  /** The rows and columns of a box, such as `2x3`, if the shape is not the usual one of the size. */
  readonly box: string | undefined;
  /** The region of every cell in base 36, if the regions are no boxes. */
  readonly regions: string | undefined;
  /** The candidates of every cell, as `masksText` writes them. */
  readonly pencilmarks: string | undefined;
  /** The constraints of a variant, as `rulesText` writes them. */
  readonly constraints: string | undefined;
}

/** A cell in which something is wrong. */
interface InCell {
  readonly cell: number;
  readonly geometry: Geometry;
}

/** What is wrong with the values of a puzzle. */
export type PuzzleFault =
  | { readonly id: 'box'; readonly text: string }
  /** What should say the region of every cell is something else. */
  | { readonly id: 'regions' }
  | ConstraintsFault
  /** No grid has this many cells. */
  | { readonly id: 'cells'; readonly count: number }
  | { readonly id: 'cells-of-box'; readonly count: number; readonly needed: number }
  | ({ readonly id: 'symbol'; readonly text: string } & InCell)
  | ({ readonly id: 'digit'; readonly text: string; readonly largest: string } & InCell)
  | MasksFault;

/** What should say the constraints is something else. */
interface ConstraintsFault {
  readonly id: 'constraints';
}

/** What is wrong with a text of `masksText`. */
export type MasksFault =
  | { readonly id: 'pencilmarks-length'; readonly length: number; readonly needed: number }
  | ({ readonly id: 'pencilmarks' } & InCell);

export type PuzzleRead<T, Fault = PuzzleFault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Fault };

export function puzzleValues(puzzle: Puzzle): PuzzleValues {
  const { givens, pencilmarks } = internPuzzle(puzzle);
  const { boxColumns, boxRows, cells } = givens.geometry;
  const { constraints, regions } = plainPuzzle(puzzle);
  const isUsual = regions || geometryOfCells(cells)?.boxRows === boxRows;
  return {
    puzzle: packedCells(givens),
    box: isUsual ? undefined : `${boxRows}x${boxColumns}`,
    regions: regions?.map((region) => region.toString(36)).join(''),
    pencilmarks: pencilmarks && masksText(givens.geometry, pencilmarks.candidates),
    constraints: constraints && rulesText(constraints),
  };
}

/** Reads what `puzzleValues` writes. */
export function parsePuzzleValues(
  values: Pick<PuzzleValues, 'puzzle'> & Partial<PuzzleValues>,
): PuzzleRead<Puzzle> {
  const read = parseGivens(values);
  if (!read.ok) return read;
  const givens = read.value;
  const masks =
    values.pencilmarks === undefined ? undefined : parseMasks(givens.geometry, values.pencilmarks);
  if (masks && !masks.ok) return masks;
  const rules = parseConstraints(givens.geometry, values.constraints);
  if (!rules.ok) return rules;
  return {
    ok: true,
    value: {
      givens,
      ...(masks && { pencilmarks: candidateGridOf(givens.geometry, masks.value) }),
      ...(rules.value.length > 0 && { constraints: rules.value }),
    },
  };
}

/** Reads the constraints of `puzzleValues`. Without a text there are none. */
export function parseConstraints(
  shape: Geometry,
  text: string | undefined,
): PuzzleRead<readonly Constraint[], ConstraintsFault> {
  const value = text === undefined ? [] : parseRules(shape, text);
  const bounds = { cells: shape.cells, least: 1, most: shape.size };
  const isRead = value && !constraintsFault(value, bounds);
  return isRead ? { ok: true, value } : { ok: false, error: { id: 'constraints' } };
}

/** Reads the givens of `puzzleValues`. */
export function parseGivens({
  box,
  puzzle,
  regions,
}: Pick<PuzzleValues, 'puzzle'> & Partial<PuzzleValues>): PuzzleRead<Grid> {
  const refused = (error: PuzzleFault) => ({ ok: false, error }) as const;
  const count = puzzle.length;
  const layout = regions === undefined ? undefined : layoutIn(regions);
  if (regions !== undefined && !layout) return refused({ id: 'regions' });
  const shape = layout ?? (box === undefined ? geometryOfCells(count) : shapeIn(box));
  if (!shape) return refused(box === undefined ? { id: 'cells', count } : { id: 'box', text: box });
  const { cells, size } = shape;
  if (count !== cells) return refused({ id: 'cells-of-box', count, needed: cells });
  const digits = digitsIn(puzzle);
  const cell = digits.findIndex((digit) => digit < 0 || digit > size);
  if (cell < 0) return { ok: true, value: gridOf(shape, digits) };
  const wrong = { text: puzzle[cell], cell, geometry: shape };
  if (digits[cell] < 0) return refused({ id: 'symbol', ...wrong });
  return refused({ id: 'digit', ...wrong, largest: symbolOf(size) });
}

function layoutIn(text: string): Geometry | undefined {
  const layout = { boxes: Array.from(text, (region) => Number.parseInt(region, 36)) };
  return layoutFault(layout, MAX_SIZE) ? undefined : layoutGeometry(layout);
}

function shapeIn(text: string): Geometry | undefined {
  const [, boxRows, boxColumns] = (/^(\d{1,2})x(\d{1,2})$/.exec(text) ?? []).map(Number);
  return isBoxShape(boxRows, boxColumns) ? geometry(boxRows, boxColumns) : undefined;
}

/**
 * Writes a bit mask for each cell, with a fixed number of digits of base 36. A missing mask is 0.
 */
export function masksText(shape: Geometry, masks: ArrayLike<DigitSet>): string {
  const width = maskWidth(shape);
  return Array.from({ length: shape.cells }, (_, cell) =>
    (masks[cell] ?? 0).toString(36).padStart(width, '0'),
  ).join('');
}

/** Reads what `masksText` writes. */
export function parseMasks(shape: Geometry, text: string): PuzzleRead<DigitSet[], MasksFault> {
  const { cells, size } = shape;
  const width = maskWidth(shape);
  const needed = width * cells;
  if (text.length !== needed) {
    return { ok: false, error: { id: 'pencilmarks-length', length: text.length, needed } };
  }
  const parts = Array.from({ length: cells }, (_, cell) =>
    text.slice(cell * width, (cell + 1) * width),
  );
  const masks = parts.map((part) => Number.parseInt(part, 36));
  const wrong = parts.findIndex(
    (part, cell) => !/^[\da-z]+$/.test(part) || masks[cell] >= 2 ** size,
  );
  if (wrong < 0) return { ok: true, value: masks };
  return { ok: false, error: { id: 'pencilmarks', cell: wrong, geometry: internGeometry(shape) } };
}

/** The number of base-36 digits of a bit mask with every candidate. */
function maskWidth({ size }: Geometry): number {
  return (2 ** size - 1).toString(36).length;
}
