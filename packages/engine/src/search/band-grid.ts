import { geometry as geometryOf } from '../grid/geometry.ts';
import { candidateMasks, type Puzzle } from './puzzle.ts';

/** The candidates of a puzzle, band by band. */
export interface BandGrid {
  readonly boxRows: number;
  /** The number of columns in a box, which is also the number of bands. */
  readonly boxColumns: number;
  readonly size: number;
  /** Band → row × size + column → the candidates of the cell. Givens of other bands are ignored. */
  readonly bands: readonly Uint16Array[];
}

/** Cuts a puzzle into bands. With `transpose`, the puzzle is transposed first. */
export function bandGridOf(puzzle: Puzzle, transpose: boolean): BandGrid {
  const { geometry } = puzzle.givens;
  const { size } = geometry;
  const boxRows = transpose ? geometry.boxColumns : geometry.boxRows;
  const boxColumns = size / boxRows;
  const { row, column, peers } = geometryOf(boxRows, boxColumns);
  const masks = candidateMasks(puzzle);
  const turned = transpose ? masks.map((_, cell) => masks[column[cell] * size + row[cell]]) : masks;
  const band = row.map((line) => Math.floor(line / boxRows));
  const candidates = turned.slice();
  turned.forEach((mask, cell) => {
    if ((mask & (mask - 1)) !== 0) return;
    for (const peer of peers[cell]) if (band[peer] === band[cell]) candidates[peer] &= ~mask;
  });
  const cells = boxRows * size;
  const bands = Array.from({ length: boxColumns }, (_, i) =>
    candidates.slice(i * cells, (i + 1) * cells),
  );
  return { boxRows, boxColumns, size, bands };
}

/** The digits that have a candidate in this column of the band. Columns count from 0. */
export function columnDigits(masks: Uint16Array, size: number, column: number): number {
  let digits = 0;
  for (let cell = column; cell < masks.length; cell += size) digits |= masks[cell];
  return digits;
}

/** Whether two columns of a band have the same candidates. */
export function columnsAlike(masks: Uint16Array, size: number, a: number, b: number): boolean {
  for (let start = 0; start < masks.length; start += size) {
    if (masks[start + a] !== masks[start + b]) return false;
  }
  return true;
}
