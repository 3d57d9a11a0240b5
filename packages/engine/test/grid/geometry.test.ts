import { describe, expect, it } from 'vitest';
import { Random } from '../../src/generate/random.ts';
import {
  CLASSIC,
  type Geometry,
  geometry,
  geometryOfCells,
  geometryOfSize,
  isBoxShape,
  layoutGeometry,
  USUAL_SIZES,
} from '../../src/grid/geometry.ts';
import { houseName } from '../../src/grid/house-name.ts';
import { layoutsOf } from '../layouts.ts';

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
    const layouts = layoutsOf(CLASSIC, new Random('names'));
    const group = Array.from({ length: 9 }, (_, i) => 27 * Math.floor(i / 3) + 3 * (i % 3));
    const region = [0, 10, 20, 21, 22, 23, 24, 25, 26];
    const others = layoutGeometry({ boxes: [...CLASSIC.box], houses: [group, region] });
    const named = (shape: Geometry, houses: readonly number[]) =>
      houses.map((house) => houseName(shape, house));
    expect(named(CLASSIC, [0, 17, 22])).toEqual(['row 1', 'column 9', 'box 5']);
    expect(named(layouts.jigsaw, [0, 22])).toEqual(['row 1', 'region 5']);
    expect(named(layouts.diagonal, [22, 27, 28])).toEqual([
      'box 5',
      'the diagonal from r1c1',
      'the diagonal from r1c9',
    ]);
    expect(named(layouts.windoku!, [27, 30])).toEqual(['the window at r2c2', 'the window at r6c6']);
    expect(named(others, [27, 28])).toEqual([
      'the disjoint group of r1c1',
      'the extra region at r1c1',
    ]);
  });
});
