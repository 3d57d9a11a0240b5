import { type CandidateGrid, candidateGridOf } from '../grid/candidate-grid.ts';
import { type Geometry, geometry as geometryOf } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { packedCells } from './parts/packed.ts';
import { symbolOf } from './parts/symbol.ts';

/**
 * A puzzle as plain data. It can cross a thread, and be kept in a file, a database or an address.
 * `plainPuzzle` writes it, and `puzzleOf` reads it.
 */
export interface PlainPuzzle {
  readonly boxRows: number;
  readonly boxColumns: number;
  /** One character per cell, row by row: `.` for a blank, 1–9, then A, B, C … */
  readonly cells: string;
  /** Cell → the candidates that the puzzle allows there, as a bit mask. Digit d is bit d − 1. */
  readonly pencilmarks?: readonly number[];
}

interface Puzzle {
  readonly givens: Grid;
  readonly pencilmarks?: CandidateGrid;
}

/** Digit → symbol, from `.` for 0 to P for 25. */
const SYMBOLS: string = Array.from({ length: 26 }, (_, digit) => symbolOf(digit)).join('');

export function plainPuzzle(puzzle: Puzzle): PlainPuzzle {
  const { givens, pencilmarks } = internPuzzle(puzzle);
  const { boxColumns, boxRows } = givens.geometry;
  return {
    boxRows,
    boxColumns,
    cells: packedCells(givens),
    ...(pencilmarks && { pencilmarks: [...pencilmarks.candidates] }),
  };
}

/** @throws RangeError if the shape, the cells or the pencilmarks are not those of a puzzle. */
export function puzzleOf({ pencilmarks, ...plain }: PlainPuzzle): Puzzle {
  const shape = shapeOf(plain);
  const givens = gridIn(plain.cells, shape);
  return { givens, ...(pencilmarks && { pencilmarks: candidateGridOf(shape, pencilmarks) }) };
}

export function shapeOf({ boxColumns, boxRows }: Omit<PlainPuzzle, 'cells'>): Geometry {
  return geometryOf(boxRows, boxColumns);
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
