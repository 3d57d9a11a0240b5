import type { Geometry } from '../grid/geometry.ts';

/** The symmetries that the givens of a puzzle can have. */
export const symmetries = [
  { id: 'none', summary: 'no symmetry required' },
  { id: 'rotate180', summary: 'the same after half a turn' },
  { id: 'rotate90', summary: 'the same after a quarter turn' },
  { id: 'horizontal', summary: 'the lower half mirrors the upper one' },
  { id: 'vertical', summary: 'the right half mirrors the left one' },
  { id: 'diagonal', summary: 'mirrored in the diagonal from top left to bottom right' },
  { id: 'antidiagonal', summary: 'mirrored in the diagonal from top right to bottom left' },
  { id: 'full', summary: 'all of these together' },
] as const;

export type Symmetry = (typeof symmetries)[number]['id'];

type Image = (row: number, column: number, last: number) => readonly [number, number];

const quarter: Image = (row, column, last) => [column, last - row];
const half: Image = (row, column, last) => [last - row, last - column];
const upDown: Image = (row, column, last) => [last - row, column];
const leftRight: Image = (row, column, last) => [row, last - column];
const diagonal: Image = (row, column) => [column, row];
const antidiagonal: Image = (row, column, last) => [last - column, last - row];

const GENERATORS: Readonly<Record<Symmetry, readonly Image[]>> = {
  none: [],
  rotate180: [half],
  rotate90: [quarter],
  horizontal: [upDown],
  vertical: [leftRight],
  diagonal: [diagonal],
  antidiagonal: [antidiagonal],
  full: [quarter, diagonal],
};

/**
 * All orbits, ordered by their first cells. Either all cells of an orbit are givens, or none of
 * them is.
 */
export function orbits(geometry: Geometry, symmetry: Symmetry): readonly Uint16Array[] {
  const { cells, size } = geometry;
  const found: Uint16Array[] = [];
  const known = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    if (known[cell] !== 0) continue;
    const orbit = [cell];
    known[cell] = 1;
    for (const member of orbit) {
      for (const image of GENERATORS[symmetry]) {
        const [row, column] = image(geometry.row[member], geometry.column[member], size - 1);
        const moved = row * size + column;
        if (known[moved] === 0) orbit.push(moved);
        known[moved] = 1;
      }
    }
    found.push(Uint16Array.from(orbit.sort((a, b) => a - b)));
  }
  return found;
}
