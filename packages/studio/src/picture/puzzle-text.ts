import { candidateGridOf, type Geometry, type Grid, geometry, gridOf } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Puzzle } from '@nonet/engine/search';

/** A puzzle as plain data, which can be sent to the worker. */
export interface PuzzleText {
  readonly boxRows: number;
  readonly boxColumns: number;
  /** One character per cell, row by row: `.` for a blank, 1–9, then A, B, C … */
  readonly cells: string;
  /** Cell → the candidates that the puzzle allows there, as a bit mask. Digit d is bit d − 1. */
  readonly pencilmarks?: readonly number[];
}

const SYMBOLS: string = Array.from({ length: 26 }, (_, digit) => symbolOf(digit)).join('');

export function shapeOf({ boxRows, boxColumns }: PuzzleText): Geometry {
  return geometry(boxRows, boxColumns);
}

export function digitsIn(cells: string): number[] {
  return Array.from(cells, (symbol) => SYMBOLS.indexOf(symbol));
}

export function puzzleOf(text: PuzzleText): Puzzle {
  const shape = shapeOf(text);
  const givens = gridOf(shape, digitsIn(text.cells));
  if (!text.pencilmarks) return { givens };
  return { givens, pencilmarks: candidateGridOf(shape, text.pencilmarks) };
}

export function puzzleTextOf({ givens, pencilmarks }: Puzzle): PuzzleText {
  const { boxRows, boxColumns } = givens.geometry;
  return {
    boxRows,
    boxColumns,
    cells: cellsOf(givens),
    ...(pencilmarks && { pencilmarks: [...pencilmarks.candidates] }),
  };
}

function cellsOf({ digits }: Grid): string {
  return Array.from(digits, (digit) => SYMBOLS[digit]).join('');
}
