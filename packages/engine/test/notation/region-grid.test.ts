import { expect, it } from 'vitest';
import { geometry, geometryOfSize } from '../../src/grid/geometry.ts';
import { isRegionGrid, shapeOfNames } from '../../src/notation/parts/region-grid.ts';
import { FAMOUS, FAMOUS_SOLVED } from './records.ts';

const JIGSAW = 'AAAABCCCCAABBBCBCCAADBBBBCCADDEFFFFFDDEEEEEFFDDDEEHEFFDGHHHHIIIGGHGHHIIIGGGGGHIII';

it('a jigsaw is a grid of regions, and its regions are not boxes', () => {
  for (const names of [JIGSAW, JIGSAW.replaceAll('A', '1').toLowerCase()]) {
    expect([isRegionGrid(Array.from(names), 9), shapeOfNames(Array.from(names), 9)]).toEqual([
      true,
      undefined,
    ]);
  }
});

it.each([geometryOfSize(9)!, geometryOfSize(6)!, geometry(3, 2), geometry(2, 5)])(
  'the boxes of a geometry are a grid of regions',
  (shape) => {
    expect(isRegionGrid([...shape.box], shape.size)).toBe(true);
    expect(shapeOfNames([...shape.box], shape.size)).toBe(shape);
  },
);

it.each([
  ['a puzzle', FAMOUS],
  ['a solved grid', FAMOUS_SOLVED],
  ['a region in two parts', JIGSAW.replace(/^A(.*)I$/, 'I$1A')],
  ['regions of other sizes', JIGSAW.replace('B', 'A')],
  ['a cell too few', JIGSAW.slice(1)],
])('%s is not a grid of regions', (_, names) => {
  expect(isRegionGrid(Array.from(names), 9)).toBe(false);
});
