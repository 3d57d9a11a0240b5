import { describe, expect, it } from 'vitest';
import {
  CLASSIC,
  geometry,
  geometryOfCells,
  geometryOfSize,
  houseName,
  isBoxShape,
  USUAL_SIZES,
} from '../../src/grid/geometry.ts';

describe.each([
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 3],
  [3, 5],
  [4, 4],
  [5, 5],
])('boxes of %i×%i', (boxRows, boxColumns) => {
  const shape = geometry(boxRows, boxColumns);
  const { size, cells, houses, peers, row, column, box } = shape;

  it('puts every cell in a row, a column and a box', () => {
    expect(cells).toBe(size * size);
    expect(houses).toHaveLength(3 * size);
    for (const house of houses) expect(new Set(house).size).toBe(size);
    for (let cell = 0; cell < cells; cell++) {
      const through = houses.flatMap((house, index) => (house.includes(cell) ? [index] : []));
      expect(through).toEqual([row[cell], size + column[cell], 2 * size + box[cell]]);
    }
  });

  it('has rectangular boxes', () => {
    for (const house of houses.slice(2 * size)) {
      expect(new Set(Array.from(house, (cell) => row[cell])).size).toBe(boxRows);
      expect(new Set(Array.from(house, (cell) => column[cell])).size).toBe(boxColumns);
    }
  });

  it('has symmetric peers', () => {
    const expected = 3 * (size - 1) - (boxRows - 1) - (boxColumns - 1);
    for (let cell = 0; cell < cells; cell++) {
      expect(peers[cell]).toHaveLength(expected);
      expect(peers[cell].filter((peer) => !peers[peer].includes(cell))).toHaveLength(0);
    }
  });

  it('is built once', () => {
    expect(geometry(boxRows, boxColumns)).toBe(shape);
  });
});

describe('geometries', () => {
  it('are found by size or number of cells', () => {
    expect(USUAL_SIZES).toEqual([4, 6, 8, 9, 10, 12, 15, 16, 20, 25]);
    expect(geometryOfSize(9)).toBe(CLASSIC);
    expect(geometryOfCells(81)).toBe(CLASSIC);
    expect(geometryOfCells(36)).toBe(geometry(2, 3));
    expect(geometryOfSize(7)).toBeUndefined();
    expect(geometryOfCells(80)).toBeUndefined();
  });

  it.each([
    [1, 9],
    [3, 2.5],
    [2, 13],
    [0, 0],
  ])('%s×%s is not a box shape', (boxRows, boxColumns) => {
    expect(isBoxShape(boxRows, boxColumns)).toBe(false);
    expect(() => geometry(boxRows, boxColumns)).toThrow(`got ${boxRows}x${boxColumns}`);
  });

  it('name their houses', () => {
    expect([0, 17, 22].map((house) => houseName(CLASSIC, house))).toEqual([
      'row 1',
      'column 9',
      'box 5',
    ]);
  });
});
