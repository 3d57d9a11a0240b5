import { geometryOfCells, isBoxShape } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Codec, Values } from '../page/address.ts';
import { digitsIn, type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';
import type { LinkFault } from '../words/link-faults.ts';
import { placeOf } from '../words/place.ts';
import { withPuzzle } from './history.ts';
import { type HasPuzzle, isSamePuzzle } from './state.ts';

/** Reads and writes the user's puzzle. */
export const puzzleCodec: Codec<HasPuzzle> = {
  keys: {
    p: 'cells, row by row',
    b: 'rows x columns of a box, if not the default for the size',
    m: 'pencilmarks, with a fixed number of base-36 digits per cell',
  },
  write: ({ puzzle }) => puzzleValues(puzzle.root),
  fault: (values) => {
    const puzzle = values.has('p') ? read(values) : undefined;
    return puzzle && 'id' in puzzle ? puzzle : undefined;
  },
  read: (state, values) => {
    const puzzle = puzzleIn(values);
    return !puzzle || isSamePuzzle(puzzle, state.puzzle.root) ? state : withPuzzle(state, puzzle);
  },
};

/** Returns the values of a puzzle in an address. */
export function puzzleValues(puzzle: PuzzleText): Record<'p' | 'b' | 'm', string | undefined> {
  const { cells, boxRows, boxColumns, pencilmarks } = puzzle;
  const width = maskWidth(puzzle);
  return {
    p: cells,
    b: geometryOfCells(cells.length)?.boxRows === boxRows ? undefined : `${boxRows}x${boxColumns}`,
    m: pencilmarks?.map((mask) => mask.toString(36).padStart(width, '0')).join(''),
  };
}

/** Returns the puzzle in an address. Undefined if the address has no valid puzzle. */
export function puzzleIn(values: Values): PuzzleText | undefined {
  const puzzle = read(values);
  return 'id' in puzzle ? undefined : puzzle;
}

/** Returns the puzzle in an address, or what is wrong with it. */
function read(values: Values): PuzzleText | LinkFault {
  const cells = values.get('p') ?? '';
  const count = cells.length;
  const box = values.get('b');
  const shape = box === undefined ? geometryOfCells(count) : boxIn(box);
  if (!shape) return box === undefined ? { id: 'cells', count } : { id: 'box', text: box };
  const { boxRows, boxColumns } = shape;
  const size = boxRows * boxColumns;
  if (count !== size ** 2) return { id: 'cells-of-box', count, needed: size ** 2 };
  const puzzle = { boxRows, boxColumns, cells };
  const digits = digitsIn(cells);
  const wrong = digits.findIndex((digit) => digit < 0 || digit > size);
  if (wrong < 0) return withMarks(puzzle, values.get('m'));
  const place = placeOf(shapeOf(puzzle), wrong);
  const text = cells[wrong];
  if (digits[wrong] < 0) return { id: 'symbol', text, place };
  return { id: 'digit', text, place, largest: symbolOf(size) };
}

function boxIn(text: string): Pick<PuzzleText, 'boxRows' | 'boxColumns'> | undefined {
  const [, boxRows, boxColumns] = (/^(\d{1,2})x(\d{1,2})$/.exec(text) ?? []).map(Number);
  return isBoxShape(boxRows, boxColumns) ? { boxRows, boxColumns } : undefined;
}

function withMarks(puzzle: PuzzleText, marks: string | undefined): PuzzleText | LinkFault {
  if (marks === undefined) return puzzle;
  const width = maskWidth(puzzle);
  const { size, cells } = shapeOf(puzzle);
  const needed = width * cells;
  if (marks.length !== needed) return { id: 'pencilmarks-length', length: marks.length, needed };
  const masks = Array.from({ length: cells }, (_, cell) =>
    marks.slice(cell * width, (cell + 1) * width),
  );
  const pencilmarks = masks.map((mask) => Number.parseInt(mask, 36));
  const wrong = masks.findIndex(
    (mask, cell) => !/^[\da-z]+$/.test(mask) || pencilmarks[cell] >= 2 ** size,
  );
  if (wrong < 0) return { ...puzzle, pencilmarks };
  return { id: 'pencilmarks', place: placeOf(shapeOf(puzzle), wrong) };
}

/** The number of base-36 digits of a bit mask with every candidate. */
function maskWidth({ boxRows, boxColumns }: PuzzleText): number {
  return (2 ** (boxRows * boxColumns) - 1).toString(36).length;
}
