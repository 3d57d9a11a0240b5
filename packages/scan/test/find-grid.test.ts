import { expect, it } from 'vitest';
import { gridsOfCells } from '../src/finding/cell-lattice.ts';
import { findGrid } from '../src/finding/find-grid.ts';
import { linesIn } from '../src/finding/grid-lines.ts';
import { flatLattice } from '../src/finding/lattice.ts';
import { rectify } from '../src/finding/rectified.ts';
import { segmentsOf } from '../src/finding/segments.ts';
import { wholeGrid } from '../src/finding/whole-grid.ts';
import { componentsOf } from '../src/picture/components.ts';
import { reducedGray } from '../src/picture/gray.ts';
import { scan } from '../src/reading/scan.ts';
import { gridPage, photograph } from './page.ts';

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

/** A grid of 9 with soft and pale lines, beyond `from` in a shadow whose edge has a slope. */
function gridInShadow(from: number, slope: number) {
  const side = 480;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  const lineAt = (place: number) => {
    const line = Math.round(place / 40);
    return (line % 3 === 0 ? 0.5 : 0.2) * Math.exp(-((place - 40 * line) ** 2) / 4);
  };
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) {
      const across = x - 65 + 0.02 * y;
      const down = y - 55 - 0.02 * x;
      const isInside = Math.min(across, down) > -2 && Math.max(across, down) < 362;
      const ink = isInside ? Math.max(lineAt(across), lineAt(down)) : 0;
      const shadow = 0.5 / (1 + Math.exp(-(y - from - slope * x) / 1.2));
      data.fill(200 * (1 - shadow) * (1 - ink), at, at + 3);
    }
  }
  return { width: side, height: side, data };
}

it('finds a grid that the slanted edge of a dark shadow cuts', () => {
  for (const [from, slope] of [
    [50, 0.8],
    [50, 0.7],
    [60, 0.6],
  ]) {
    expect(findGrid(gridInShadow(from, slope))?.size).toBe(9);
  }
});

it('takes in the cells beside a part of a grid', () => {
  const { pixels, corners } = photograph(gridPage([]));
  const levels = [reducedGray(pixels, 800)];
  const [{ x, y }, , opposite] = corners;
  const cell = (opposite.x - x) / 9;
  for (const [column, row, size] of [
    [0, 0, 8],
    [0, 1, 8],
    [1, 1, 8],
    [2, 3, 6],
  ]) {
    const left = x + column * cell;
    const top = y + row * cell;
    const part = linesIn(
      levels,
      flatLattice([
        { x: left, y: top },
        { x: left + size * cell, y: top },
        { x: left + size * cell, y: top + size * cell },
        { x: left, y: top + size * cell },
      ]),
    );
    expect(part?.size).toBe(size);
    expect(wholeGrid(levels, part!)?.size).toBe(9);
  }
  const whole = linesIn(levels, flatLattice(corners));
  expect(wholeGrid(levels, whole!)).toBeUndefined();
});

it('counts the lines of a grid whose digits come near to them', () => {
  const side = 480;
  const data = new Uint8Array(side * side).fill(200);
  const put = (x: number, y: number, gray: number) => {
    const at = (60 + y) * side + 60 + x;
    data[at] = Math.min(data[at], gray);
  };
  for (let line = 0; line <= 9; line++) {
    for (const beside of line % 3 === 0 ? [-1, 0, 1] : [0]) {
      for (let at = 0; at <= 360; at++) {
        put(at, 40 * line + beside, line % 3 === 0 ? 120 : 170);
        put(40 * line + beside, at, line % 3 === 0 ? 120 : 170);
      }
    }
  }
  for (let cell = 0; cell < 81; cell++) {
    if ((cell * 7919) % 100 > 70) continue;
    const [left, top] = [40 * (cell % 9), 40 * Math.floor(cell / 9)];
    for (let along = 6; along < 34; along++) {
      for (let wide = 9; wide < 15; wide++) {
        put(left + wide, top + along, 40);
        put(left + along, top + wide, 40);
      }
    }
  }
  const lattice = flatLattice([
    { x: 54, y: 60 },
    { x: 420, y: 54 },
    { x: 426, y: 420 },
    { x: 60, y: 426 },
  ]);
  const found = linesIn([{ width: side, height: side, data, factor: 1 }], lattice);
  expect(found?.size).toBe(9);
});
