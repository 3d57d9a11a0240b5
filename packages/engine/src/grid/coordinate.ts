import type { Geometry } from './geometry.ts';

/** A cell as people name it: "r1c1" is the one at the top left. */
export function formatCell(geometry: Geometry, cell: number): string {
  return `r${geometry.row[cell] + 1}c${geometry.column[cell] + 1}`;
}

/** The cell of a name; undefined when it is none, or lies outside the grid. Case does not matter. */
export function parseCell(geometry: Geometry, text: string): number | undefined {
  const match = /^r([1-9]\d?)c([1-9]\d?)$/i.exec(text);
  if (!match) return undefined;
  const row = Number(match[1]) - 1;
  const column = Number(match[2]) - 1;
  if (row >= geometry.size || column >= geometry.size) return undefined;
  return row * geometry.size + column;
}
