import fc from 'fast-check';
import { candidateGridOf, candidatesOf } from '../../src/grid/candidate-grid.ts';
import { allDigits } from '../../src/grid/digit-set.ts';
import { type Geometry, geometry, geometryOfSize, USUAL_SIZES } from '../../src/grid/geometry.ts';
import { type Grid, gridOf } from '../../src/grid/grid.ts';
import type { Notation, NotationResult, PuzzleRecord } from '../../src/notation/notation.ts';
import { type NotationError, notationErrorText } from '../../src/notation/notation-error.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { PuzzleReader } from '../../src/notation/puzzle-reader.ts';

/** The puzzle of Wikipedia's article on Sudoku, and its solution. */
export const FAMOUS =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const FAMOUS_SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

export const usualGeometry: fc.Arbitrary<Geometry> = fc.constantFrom(
  ...USUAL_SIZES.map((size) => geometryOfSize(size)!),
);

export const unusualGeometry: fc.Arbitrary<Geometry> = fc.constantFrom(
  geometry(3, 2),
  geometry(4, 2),
  geometry(5, 2),
  geometry(2, 7),
  geometry(6, 2),
  geometry(2, 8),
);

/** Whether a notation supports 9×9 only. */
export function isClassicOnly({ sizes }: Notation): boolean {
  return sizes?.join() === '9';
}

/** A solution. Each row is the row above, shifted. The digits are renamed at random. */
function solutionOf(shape: Geometry): fc.Arbitrary<Grid> {
  const { size, boxRows, boxColumns } = shape;
  const names = Array.from({ length: size }, (_, digit) => digit + 1);
  return fc.shuffledSubarray(names, { minLength: size, maxLength: size }).map((digits) =>
    gridOf(
      shape,
      Array.from({ length: shape.cells }, (_, cell) => {
        const row = shape.row[cell];
        const shift = boxColumns * (row % boxRows) + Math.floor(row / boxRows);
        return digits[(shift + shape.column[cell]) % size];
      }),
    ),
  );
}

/** A solution, and a puzzle made by removing some of its digits. */
export function solvedPuzzleOf(shape: Geometry): fc.Arbitrary<{ givens: Grid; solution: Grid }> {
  const kept = fc.array(fc.integer({ min: 0, max: 9 }), {
    minLength: shape.cells,
    maxLength: shape.cells,
  });
  return fc
    .tuple(solutionOf(shape), kept, fc.integer({ min: 1, max: 10 }))
    .map(([solution, dice, density]) => ({
      solution,
      givens: gridOf(
        shape,
        Array.from(solution.digits, (digit, cell) => (dice[cell] < density ? digit : 0)),
      ),
    }));
}

/** A grid of random digits. It may have conflicts, because notations do not check for them. */
export function anyGridOf(shape: Geometry): fc.Arbitrary<Grid> {
  const digit = fc.integer({ min: 0, max: shape.size });
  return fc
    .array(digit, { minLength: shape.cells, maxLength: shape.cells })
    .map((digits) => gridOf(shape, digits));
}

/** A comment: non-empty text without line ends. */
export const note: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/[\r\n]/g, ' ').trim())
  .filter((text) => text !== '');

export function candidatesIn(shape: Geometry): fc.Arbitrary<ReturnType<typeof candidatesOf>> {
  const set = fc.integer({ min: 0, max: allDigits(shape.size) });
  return fc.oneof(
    fc
      .array(set, { minLength: shape.cells, maxLength: shape.cells })
      .map((sets) => candidateGridOf(shape, sets)),
    solvedPuzzleOf(shape).map(({ givens }) => candidatesOf(givens)),
  );
}

/** The content of a record as plain values, without its line number. */
export function contentOf(record: PuzzleRecord): unknown {
  const { givens, pencilmarks, solution, name, comment } = record;
  const { boxRows, boxColumns } = givens.geometry;
  return {
    box: `${boxRows}x${boxColumns}`,
    givens: [...givens.digits],
    pencilmarks: pencilmarks && [...pencilmarks.candidates],
    solution: solution && [...solution.digits],
    name,
    comment,
  };
}

/** Results as plain values, which toEqual can compare. */
export function plain(results: readonly NotationResult[]): unknown[] {
  return results.map((result) =>
    result.ok
      ? { line: result.record.line, ...(contentOf(result.record) as object) }
      : result.error,
  );
}

/** Shows an error as "2:5 symbol: expected …, found …", without its notation. */
export function placedError(error: NotationError): string {
  const { notation: _, ...rest } = error;
  return `${error.line}:${error.column} ${error.code}: ${notationErrorText(rest)}`;
}

/** The notation of a text, and its grids and errors. */
export function readAnswers(text: string): { id: string | undefined; answers: string[] } {
  const reader = new PuzzleReader();
  const answers = [...reader.push(text), ...reader.end()].map((result) =>
    result.ok ? packedCells(result.record.givens) : placedError(result.error),
  );
  return { id: reader.notation?.id, answers };
}
