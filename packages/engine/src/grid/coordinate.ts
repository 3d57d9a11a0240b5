import { type Geometry, internGeometry } from './geometry.ts';

/** The name of a cell: "r1c1" is the cell at the top left. */
export function formatCell(geometry: Geometry, cell: number): string {
  const { column, row } = internGeometry(geometry);
  return `r${row[cell] + 1}c${column[cell] + 1}`;
}

/**
 * The cell with this name, in upper or lower case. Returns undefined if the grid has no such cell.
 */
export function parseCell(geometry: Geometry, text: string): number | undefined {
  const { size } = internGeometry(geometry);
  const match = /^r([1-9]\d?)c([1-9]\d?)$/i.exec(text);
  if (!match) return undefined;
  const row = Number(match[1]) - 1;
  const column = Number(match[2]) - 1;
  if (row >= size || column >= size) return undefined;
  return row * size + column;
}
