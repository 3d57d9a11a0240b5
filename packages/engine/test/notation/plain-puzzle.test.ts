import fc from 'fast-check';
import { expect, it } from 'vitest';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC, geometryOfSize, USUAL_SIZES } from '../../src/grid/geometry.ts';
import { equalGrids, gridOf } from '../../src/grid/grid.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { gridIn, plainPuzzle, puzzleOf } from '../../src/notation/plain-puzzle.ts';

const anyGrid = fc.constantFrom(...USUAL_SIZES).chain((size) => {
  const geometry = geometryOfSize(size)!;
  const { cells } = geometry;
  return fc
    .array(fc.integer({ min: 0, max: size }), { minLength: cells, maxLength: cells })
    .map((digits) => gridOf(geometry, digits));
});

it('a puzzle is the same after it was JSON', () => {
  fc.assert(
    fc.property(anyGrid, fc.boolean(), (givens, hasMarks) => {
      const puzzle = { givens, ...(hasMarks && { pencilmarks: candidatesOf(givens) }) };
      const read = puzzleOf(JSON.parse(JSON.stringify(plainPuzzle(puzzle))));
      expect(equalGrids(read.givens, givens)).toBe(true);
      expect(read.givens.geometry).toBe(givens.geometry);
      expect(read.pencilmarks).toEqual(puzzle.pencilmarks);
      expect(equalGrids(gridIn(packedCells(givens), givens.geometry), givens)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['80 cells', '.'.repeat(80)],
  ['a symbol of no cell', `?${'.'.repeat(80)}`],
  ['a digit above the size', `A${'.'.repeat(80)}`],
])('%s are refused', (_, cells) => {
  expect(() => gridIn(cells, CLASSIC)).toThrow(RangeError);
});
