import { describe, expect, it } from 'vitest';
import { orbits, symmetries, symmetryOf } from '../../src/generate/symmetry.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';

/** For each symmetry, orbit length → number of such orbits in 9×9, counted by hand. */
const CLASSIC_ORBITS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  none: { 1: 81 },
  rotate180: { 1: 1, 2: 40 },
  rotate90: { 1: 1, 4: 20 },
  horizontal: { 1: 9, 2: 36 },
  vertical: { 1: 9, 2: 36 },
  diagonal: { 1: 9, 2: 36 },
  antidiagonal: { 1: 9, 2: 36 },
  // The centre is one orbit. The 4 mirror lines have 8 cells each, in orbits of 4. All other cells
  // are in orbits of 8.
  full: { 1: 1, 4: 8, 8: 6 },
};

describe('orbits', () => {
  it.each(symmetries.map(({ id }) => id))('%s: every cell is in exactly one', (id) => {
    for (const shape of [CLASSIC, geometry(2, 3), geometry(4, 4), geometry(2, 2)]) {
      const cells = orbits(shape, id).flatMap((orbit) => [...orbit]);
      expect(cells.sort((a, b) => a - b)).toEqual(
        Array.from({ length: shape.cells }, (_, cell) => cell),
      );
    }
  });

  it.each(symmetries.map(({ id }) => id))('%s: the lengths are right', (id) => {
    const lengths: Record<number, number> = {};
    for (const { length } of orbits(CLASSIC, id)) lengths[length] = (lengths[length] ?? 0) + 1;
    expect(lengths).toEqual(CLASSIC_ORBITS[id]);
  });

  it.each([
    ['rotate180', [0, 80]],
    ['rotate90', [0, 8, 72, 80]],
    ['horizontal', [0, 72]],
    ['vertical', [0, 8]],
    ['diagonal', [0]],
    ['antidiagonal', [0, 80]],
    ['full', [0, 8, 72, 80]],
  ] as const)('%s: the orbit of the first corner', (id, cells) => {
    expect([...orbits(CLASSIC, id)[0]]).toEqual(cells);
    expect([...orbits(CLASSIC, id).find((orbit) => orbit.includes(1))!]).toHaveLength(
      id === 'full' ? 8 : id === 'rotate90' ? 4 : 2,
    );
  });
});

describe('symmetryOf', () => {
  it.each(symmetries.map(({ id }) => id))('%s: finds the symmetry of an orbit', (id) => {
    for (const shape of [CLASSIC, geometry(2, 3), geometry(4, 4)]) {
      // The cells of one orbit, and of the orbit of a cell that is not on an axis.
      const marked = orbits(shape, id).filter((orbit) => orbit.includes(1) || orbit.includes(0));
      const digits = new Uint8Array(shape.cells);
      for (const cell of marked.flatMap((orbit) => [...orbit])) digits[cell] = 1;
      expect(symmetryOf(gridOf(shape, digits))).toBe(id);
    }
  });
});
