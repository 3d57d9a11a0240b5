import { expect, it } from 'vitest';
import { formatCell, parseCell } from '../../src/grid/coordinate.ts';
import { CLASSIC, geometryOfSize } from '../../src/grid/geometry.ts';

it.each([4, 9, 25])('formats and parses every cell of size %i', (size) => {
  const geometry = geometryOfSize(size)!;
  for (let cell = 0; cell < geometry.cells; cell++) {
    expect(parseCell(geometry, formatCell(geometry, cell))).toBe(cell);
  }
});

it('counts from one and ignores case', () => {
  expect(formatCell(CLASSIC, 0)).toBe('r1c1');
  expect(formatCell(CLASSIC, 80)).toBe('r9c9');
  expect(parseCell(CLASSIC, 'R2C3')).toBe(11);
});

it.each(['', 'r0c1', 'r1c0', 'r10c1', 'r1c10', 'r01c1', 'r1', 'c1r1', ' r1c1', 'r1c1 ', 'r1c1.5'])(
  '%j is not a cell',
  (text) => {
    expect(parseCell(CLASSIC, text)).toBeUndefined();
  },
);
