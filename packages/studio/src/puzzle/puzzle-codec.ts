import { geometryOfCells, isBoxShape } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Codec, Values } from '../page/address.ts';
import { digitsIn, type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';
import type { LinkFault } from '../words/link-faults.ts';
import { placeOf } from '../words/place.ts';
import { edited } from './history.ts';
import { type HasPuzzle, isSamePuzzle, type Notes } from './state.ts';

/** Reads and writes the user's puzzle and her notes. */
export const puzzleCodec: Codec<HasPuzzle> = {
  keys: {
    puzzle: {
      meaning: 'cells, row by row',
      isNeeded: true,
      fault: (_, values) => {
        const puzzle = givensIn(values);
        return 'id' in puzzle ? puzzle : undefined;
      },
    },
    box: { meaning: 'rows x columns of a box, if not the default for the size' },
    pencilmarks: {
      meaning: 'pencilmarks, with a fixed number of base-36 digits per cell',
      fault: (_, values) => {
        const masks = masksIn(values, 'pencilmarks');
        return masks && 'id' in masks ? masks : undefined;
      },
    },
    notes: {
      meaning: 'corner notes, written as the pencilmarks are',
      fault: (_, values) => {
        const masks = masksIn(values, 'notes');
        return masks && 'id' in masks ? { id: 'notes' } : undefined;
      },
    },
  },
  write: ({ puzzle: { root, notes } }) => ({
    ...puzzleValues(root),
    notes: notes.some((mask) => mask > 0) ? masksText(root, notes) : undefined,
  }),
  read: (state, values) => {
    const root = puzzleIn(values);
    if (!root) return state;
    const { puzzle } = state;
    const masks = masksIn(values, 'notes');
    const notes = masks && !('id' in masks) ? masks : [];
    const isSame = isSamePuzzle(root, puzzle.root);
    if (isSame && masksText(root, notes) === masksText(root, puzzle.notes)) return state;
    return { puzzle: edited(puzzle, { root: isSame ? puzzle.root : root, notes }) };
  },
};

/** Returns the values of a puzzle in an address. */
export function puzzleValues(
  puzzle: PuzzleText,
): Record<'puzzle' | 'box' | 'pencilmarks', string | undefined> {
  const { cells, boxRows, boxColumns, pencilmarks } = puzzle;
  return {
    puzzle: cells,
    box:
      geometryOfCells(cells.length)?.boxRows === boxRows ? undefined : `${boxRows}x${boxColumns}`,
    pencilmarks: pencilmarks && masksText(puzzle, pencilmarks),
  };
}

/** Returns the puzzle in an address. Undefined if the address has no valid puzzle. */
export function puzzleIn(values: Values): PuzzleText | undefined {
  const puzzle = givensIn(values);
  if ('id' in puzzle) return undefined;
  const pencilmarks = masksIn(values, 'pencilmarks');
  return pencilmarks && !('id' in pencilmarks) ? { ...puzzle, pencilmarks } : puzzle;
}

/** Returns the givens in an address, or what is wrong with them. */
function givensIn(values: Values): PuzzleText | LinkFault {
  const cells = values.get('puzzle') ?? '';
  const count = cells.length;
  const box = values.get('box');
  const shape = box === undefined ? geometryOfCells(count) : boxIn(box);
  if (!shape) return box === undefined ? { id: 'cells', count } : { id: 'box', text: box };
  const { boxRows, boxColumns } = shape;
  const size = boxRows * boxColumns;
  if (count !== size ** 2) return { id: 'cells-of-box', count, needed: size ** 2 };
  const puzzle = { boxRows, boxColumns, cells };
  const digits = digitsIn(cells);
  const wrong = digits.findIndex((digit) => digit < 0 || digit > size);
  if (wrong < 0) return puzzle;
  const place = placeOf(shapeOf(puzzle), wrong);
  const text = cells[wrong];
  if (digits[wrong] < 0) return { id: 'symbol', text, place };
  return { id: 'digit', text, place, largest: symbolOf(size) };
}

function boxIn(text: string): Pick<PuzzleText, 'boxRows' | 'boxColumns'> | undefined {
  const [, boxRows, boxColumns] = (/^(\d{1,2})x(\d{1,2})$/.exec(text) ?? []).map(Number);
  return isBoxShape(boxRows, boxColumns) ? { boxRows, boxColumns } : undefined;
}

/** Writes a bit mask for each cell. A missing mask is 0. */
function masksText(puzzle: PuzzleText, masks: Notes): string {
  const width = maskWidth(puzzle);
  const digits = Array.from(puzzle.cells, (_, cell) => (masks[cell] ?? 0).toString(36));
  return digits.map((text) => text.padStart(width, '0')).join('');
}

/**
 * Parses the output of `masksText`, or returns what is wrong with it. Undefined without a puzzle or
 * without a value.
 */
function masksIn(values: Values, key: 'pencilmarks' | 'notes'): Notes | LinkFault | undefined {
  const puzzle = givensIn(values);
  const text = values.get(key);
  if ('id' in puzzle || text === undefined) return undefined;
  const width = maskWidth(puzzle);
  const { size, cells } = shapeOf(puzzle);
  const needed = width * cells;
  if (text.length !== needed) return { id: 'pencilmarks-length', length: text.length, needed };
  const parts = Array.from({ length: cells }, (_, cell) =>
    text.slice(cell * width, (cell + 1) * width),
  );
  const masks = parts.map((part) => Number.parseInt(part, 36));
  const wrong = parts.findIndex(
    (part, cell) => !/^[\da-z]+$/.test(part) || masks[cell] >= 2 ** size,
  );
  return wrong < 0 ? masks : { id: 'pencilmarks', place: placeOf(shapeOf(puzzle), wrong) };
}

/** The number of base-36 digits of a bit mask with every candidate. */
function maskWidth({ boxRows, boxColumns }: PuzzleText): number {
  return (2 ** (boxRows * boxColumns) - 1).toString(36).length;
}
