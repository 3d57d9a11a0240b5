import type { Constraint } from '../constraint/constraint.ts';
import { type CandidateGrid, candidateGridOf } from '../grid/candidate-grid.ts';
import { type Geometry, geometry as geometryOf, layoutGeometry } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { packedCells } from './parts/packed-cells.ts';
import { symbolOf } from './parts/symbol.ts';

/**
 * A puzzle as plain data. It can cross a thread, and be kept in a file, a database or an address.
 * `plainPuzzle` writes it, and `puzzleOf` reads it.
 */
export interface PlainPuzzle {
  /** 0 if the regions are no boxes, as `boxColumns` is. */
  readonly boxRows: number;
  readonly boxColumns: number;
  /** Cell → the number of its region, if the regions are no boxes (a jigsaw). */
  readonly regions?: readonly number[];
  /** One character per cell, row by row: `.` for a blank, 1–9, then A, B, C … */
  readonly cells: string;
  /** Cell → the candidates that the puzzle allows there, as a bit mask. Digit d is bit d − 1. */
  readonly pencilmarks?: readonly number[];
  /** The rules of a variant. */
  readonly constraints?: readonly Constraint[];
}

interface Puzzle {
  readonly givens: Grid;
  readonly pencilmarks?: CandidateGrid;
  readonly constraints?: readonly Constraint[];
}

/** Digit → symbol, from `.` for 0 to P for 25. */
const SYMBOLS: string = Array.from({ length: 26 }, (_, digit) => symbolOf(digit)).join('');

/** The regions of a layout that are no boxes are kept, and what else it has becomes constraints. */
export function plainPuzzle(puzzle: Puzzle): PlainPuzzle {
  const { givens, pencilmarks, constraints = [] } = internPuzzle(puzzle);
  const { box, boxColumns, boxRows, layout } = givens.geometry;
  const groups = [...(layout?.houses ?? []), ...(layout?.apart ?? [])];
  const rules = [...groups.map((cells) => ({ kind: 'unique', cells }) as const), ...constraints];
  return {
    boxRows,
    boxColumns,
    ...(boxRows === 0 && { regions: [...box] }),
    cells: packedCells(givens),
    ...(pencilmarks && { pencilmarks: [...pencilmarks.candidates] }),
    ...(rules.length > 0 && { constraints: rules }),
  };
}

/** @throws RangeError if the shape, the cells or the pencilmarks are not those of a puzzle. */
export function puzzleOf({ pencilmarks, constraints, ...plain }: PlainPuzzle): Puzzle {
  const shape = shapeOf(plain);
  const givens = gridIn(plain.cells, shape);
  return {
    givens,
    ...(pencilmarks && { pencilmarks: candidateGridOf(shape, pencilmarks) }),
    ...(constraints?.length && { constraints }),
  };
}

/** The grid with its regions. What constraints add to it is not in it. */
export function shapeOf({
  boxColumns,
  boxRows,
  regions,
}: Pick<PlainPuzzle, 'boxColumns' | 'boxRows' | 'regions'>): Geometry {
  return regions ? layoutGeometry({ boxes: regions }) : geometryOf(boxRows, boxColumns);
}

/**
 * The inverse of `packedCells`.
 *
 * @throws RangeError if the text does not have one symbol per cell.
 */
export function gridIn(cells: string, geometry: Geometry): Grid {
  return gridOf(geometry, digitsIn(cells));
}

/** The digit of each symbol: 0 for `.`, −1 for any other character. */
export function digitsIn(cells: string): number[] {
  return Array.from(cells, (symbol) => SYMBOLS.indexOf(symbol));
}
