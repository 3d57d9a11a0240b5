import type { Geometry } from '../grid/geometry.ts';
import { type Grid, internGrid } from '../grid/grid.ts';

/** The symmetries that the givens of a puzzle can have. */
export const symmetries = [
  { id: 'none', summary: 'no symmetry required' },
  { id: 'rotate180', summary: 'the same after half a turn' },
  { id: 'rotate90', summary: 'the same after a quarter turn' },
  { id: 'horizontal', summary: 'the lower half mirrors the upper one' },
  { id: 'vertical', summary: 'the right half mirrors the left one' },
  { id: 'diagonal', summary: 'mirrored along the diagonal from top left to bottom right' },
  { id: 'antidiagonal', summary: 'mirrored along the diagonal from top right to bottom left' },
  { id: 'full', summary: 'all of these together' },
] as const;

export type Symmetry = (typeof symmetries)[number]['id'];

/** Maps a cell to another cell. `last` is the number of the last row and column. */
type Image = (row: number, column: number, last: number) => readonly [number, number];

const quarterTurn: Image = (row, column, last) => [column, last - row];
const diagonal: Image = (row, column) => [column, row];

/** Symmetry → maps that generate it. */
const GENERATORS: Readonly<Record<Symmetry, readonly Image[]>> = {
  none: [],
  rotate180: [(row, column, last) => [last - row, last - column]],
  rotate90: [quarterTurn],
  horizontal: [(row, column, last) => [last - row, column]],
  vertical: [(row, column, last) => [row, last - column]],
  diagonal: [diagonal],
  antidiagonal: [(row, column, last) => [last - column, last - row]],
  full: [quarterTurn, diagonal],
};

/** Geometry → the orbits of each symmetry, those with few orbits first. */
const allOrbits = new WeakMap<Geometry, readonly (readonly [Symmetry, readonly Uint16Array[]])[]>();

/** The symmetry of the cells with givens. If there are several, the one with the fewest orbits. */
export function symmetryOf(grid: Grid): Symmetry {
  const { digits, geometry } = internGrid(grid);
  let all = allOrbits.get(geometry);
  if (!all) {
    all = symmetries
      .map(({ id }) => [id, orbits(geometry, id)] as const)
      .sort(([, a], [, b]) => a.length - b.length);
    allOrbits.set(geometry, all);
  }
  const found = all.find(([, each]) =>
    each.every((orbit) => orbit.every((cell) => digits[cell] > 0 === digits[orbit[0]] > 0)),
  );
  return found?.[0] ?? 'none';
}

/**
 * All orbits, ordered by their first cells. An orbit is a set of cells that the symmetry maps to
 * each other, so either all of them are givens or none is.
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
