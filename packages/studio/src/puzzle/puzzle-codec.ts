import { geometryOfCells, isBoxShape } from '@nonet/engine/grid';
import type { Codec, Values } from '../page/address.ts';
import { digitsIn, type PuzzleText } from '../picture/puzzle-text.ts';
import { type HasPuzzle, isSamePuzzle } from './state.ts';

/** The user's puzzle. */
export function puzzleCodec<S extends HasPuzzle>(
  withPuzzle: (state: S, puzzle: PuzzleText) => S,
): Codec<S> {
  return {
    keys: {
      p: 'cells, row by row',
      b: 'rows x columns of a box, if not the default for the size',
      m: 'pencilmarks, with a fixed number of base-36 digits per cell',
    },
    write: ({ puzzle: { root } }) => {
      const usual = geometryOfCells(root.cells.length);
      const width = maskWidth(root);
      return {
        p: root.cells,
        b: usual?.boxRows === root.boxRows ? undefined : `${root.boxRows}x${root.boxColumns}`,
        m: root.pencilmarks?.map((mask) => mask.toString(36).padStart(width, '0')).join(''),
      };
    },
    read: (state, values) => {
      const puzzle = puzzleIn(values);
      return !puzzle || isSamePuzzle(puzzle, state.puzzle.root) ? state : withPuzzle(state, puzzle);
    },
  };
}

/** Returns the puzzle in an address, if it has a valid one. */
export function puzzleIn(values: Values): PuzzleText | undefined {
  const cells = values.get('p') ?? '';
  const size = Math.sqrt(cells.length);
  const usual = geometryOfCells(cells.length);
  const [boxRows, boxColumns] = values.get('b')?.split('x').map(Number) ?? [
    usual?.boxRows ?? 0,
    usual?.boxColumns ?? 0,
  ];
  if (!isBoxShape(boxRows, boxColumns) || boxRows * boxColumns !== size) return undefined;
  if (digitsIn(cells).some((digit) => digit < 0 || digit > size)) return undefined;
  const puzzle = { boxRows, boxColumns, cells };
  const marks = values.get('m');
  if (marks === undefined) return puzzle;
  const width = maskWidth(puzzle);
  if (marks.length !== width * cells.length || !/^[\da-z]*$/.test(marks)) return puzzle;
  const pencilmarks = Array.from(cells, (_, cell) =>
    Number.parseInt(marks.slice(cell * width, (cell + 1) * width), 36),
  );
  return pencilmarks.every((mask) => mask < 2 ** size) ? { ...puzzle, pencilmarks } : puzzle;
}

/** The number of base-36 digits of a bit mask with every candidate. */
function maskWidth({ boxRows, boxColumns }: PuzzleText): number {
  return (2 ** (boxRows * boxColumns) - 1).toString(36).length;
}
