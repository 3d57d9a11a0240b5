import { expect, it } from 'vitest';
import { findGrid } from '../src/finding/find-grid.ts';
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
