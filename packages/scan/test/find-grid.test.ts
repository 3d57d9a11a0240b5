import { expect, it } from 'vitest';
import { gridsOfCells } from '../src/finding/cell-lattice.ts';
import { findGrid } from '../src/finding/find-grid.ts';
import { flatLattice } from '../src/finding/lattice.ts';
import { rectify } from '../src/finding/rectified.ts';
import { segmentsOf } from '../src/finding/segments.ts';
import { componentsOf } from '../src/picture/components.ts';
import { scan } from '../src/reading/scan.ts';

const blank = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(4 * width * height).fill(255),
});

it('finds no grid in a picture without pixels, or with one', () => {
  for (const [width, height] of [
    [0, 0],
    [1, 1],
    [0, 7],
    [3, 2],
  ]) {
    expect(findGrid(blank(width, height))).toBeUndefined();
    expect(scan(blank(width, height))).toBeUndefined();
  }
});

it('refuses data that does not fit the size', () => {
  const data = new Uint8Array(15);
  expect(() => findGrid({ width: 2, height: 2, data })).toThrow(RangeError);
  expect(() => scan({ width: -1, height: -4, data })).toThrow('whole numbers');
  expect(() => scan({ width: 2.5, height: 2, data })).toThrow('whole numbers');
});

it('finds what hangs together, ink across corners too', () => {
  const ink = Uint8Array.from('110100 011010 000100 100100 110000'.replaceAll(' ', ''), Number);
  const found = (of: 0 | 1) => componentsOf(ink, 6, { of, shortest: 1 });
  expect(found(1).map(({ area }) => area)).toEqual([8, 3]);
  expect(found(0).map(({ area }) => area)).toEqual([1, 17, 1]);
  const [large] = componentsOf(ink, 6, { of: 1, shortest: 3 });
  expect(large).toMatchObject({ left: 0, top: 0, right: 4, bottom: 3 });
  expect([...large.extents]).toEqual([0, 3, 1, 4, 3, 3, 3, 3]);
});

it('looks closely at few of the grids that cells side by side may belong to', () => {
  const side = 200;
  const ink = new Uint8Array(side * side);
  // A frame that is broken at the top.
  for (let line = 0; line <= 9; line++) {
    for (let at = 10; at <= 190; at++) {
      if (line > 0) ink[(10 + 20 * line) * side + at] = 1;
      if (at >= 25) ink[at * side + 10 + 20 * line] = 1;
    }
  }
  const grids = gridsOfCells(ink, side);
  expect(grids.length).toBeLessThanOrEqual(2);
  const [{ x, y }, , opposite] = grids[0];
  expect([x, y, opposite.x, opposite.y].map(Math.round)).toEqual([10, 10, 190, 190]);
});

it('sees a thin line beside a large digit', () => {
  const side = 400;
  const data = new Uint8Array(side * side).fill(200);
  for (let y = 56; y <= 344; y++) {
    for (let x = 56; x <= 344; x++) {
      const [across, down] = [(x - 56) % 32, (y - 56) % 32];
      const isDigit = across > 10 && across < 22 && down > 4 && down < 28;
      if (isDigit) data[y * side + x] = 40;
      else if (across === 0 || down === 0) data[y * side + x] = 180;
    }
  }
  const lattice = flatLattice([
    { x: 56.5, y: 56.5 },
    { x: 344.5, y: 56.5 },
    { x: 344.5, y: 344.5 },
    { x: 56.5, y: 344.5 },
  ]);
  const square = rectify([{ width: side, height: side, data, factor: 1 }], lattice);
  const contrasts = segmentsOf(square, 9, { reach: 0.09 }).map(({ contrast }) => contrast);
  expect(Math.min(...contrasts)).toBeGreaterThan(0.04);
});
