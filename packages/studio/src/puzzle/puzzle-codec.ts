import type { Constraint } from '@nonet/engine/constraint';
import {
  masksText,
  type PuzzleFault,
  type PuzzleValues,
  parseConstraints,
  parseGivens,
  parseMasks,
  puzzleValues,
} from '@nonet/engine/game';
import { type PlainPuzzle, plainPuzzle, puzzleOf, shapeOf } from '@nonet/engine/notation';
import type { Codec, Values } from '../page/address.ts';
import { withParityRules } from '../picture/parity-rules.ts';
import type { LinkFault } from '../words/link-faults.ts';
import { placeOf } from '../words/place.ts';
import { withChange } from './history.ts';
import { type HasPuzzle, isSamePuzzle, type Notes, withPuzzleState } from './state.ts';

/** The rooms that do not show the sample, unless a link opens it there. */
const WITHOUT_SAMPLE = ['start', 'play'];

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
    regions: { meaning: 'the region of each cell in base 36, if the regions are no boxes' },
    constraints: {
      meaning: 'the constraints of a variant, as rulesText of the engine writes them',
      isNeeded: true,
      fault: (_, values) => {
        const rules = rulesIn(values);
        return 'id' in rules ? rules : undefined;
      },
    },
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
  write: ({ page, puzzle: { isOpened, root, notes } }) =>
    isOpened || !WITHOUT_SAMPLE.includes(page.room)
      ? {
          ...linkedPuzzle(root),
          notes: notes.some((mask) => mask > 0) ? masksText(shapeOf(root), notes) : undefined,
        }
      : {},
  read: (state, values) => {
    const root = puzzleIn(values);
    if (!root) return state;
    const { page, puzzle } = state;
    const masks = masksIn(values, 'notes');
    const notes = masks && !('id' in masks) ? masks : [];
    const isSame = isSamePuzzle(root, puzzle.root);
    const isOpened = puzzle.isOpened || !isSame || WITHOUT_SAMPLE.includes(page.room);
    const opened = isOpened === puzzle.isOpened ? state : withPuzzleState(state, { isOpened });
    const shape = shapeOf(root);
    if (isSame && masksText(shape, notes) === masksText(shape, puzzle.notes)) return opened;
    return { puzzle: withChange(opened.puzzle, { root: isSame ? puzzle.root : root, notes }) };
  },
};

/**
 * The values of a puzzle in a link. A blank is 0, because programs that show a link take dots at its
 * end, and three dots in a row, for punctuation.
 */
export function linkedPuzzle(puzzle: PlainPuzzle): PuzzleValues {
  const values = puzzleValues(puzzleOf(puzzle));
  return { ...values, puzzle: values.puzzle.replaceAll('.', '0') };
}

/** Returns the puzzle in an address. Undefined if the address has no valid puzzle. */
export function puzzleIn(values: Values): PlainPuzzle | undefined {
  const puzzle = givensIn(values);
  const rules = rulesIn(values);
  if ('id' in puzzle || 'id' in rules) return undefined;
  const pencilmarks = masksIn(values, 'pencilmarks');
  return withParityRules({
    ...puzzle,
    ...(pencilmarks && !('id' in pencilmarks) && { pencilmarks }),
    ...(rules.length > 0 && { constraints: rules }),
  });
}

function givensIn(values: Values): PlainPuzzle | LinkFault {
  const puzzle = values.get('puzzle')?.replaceAll('0', '.') ?? '';
  const read = parseGivens({ puzzle, box: values.get('box'), regions: values.get('regions') });
  return read.ok ? plainPuzzle({ givens: read.value }) : linkFaultOf(read.error);
}

/** The constraints in an address, or what is wrong with them. None without a puzzle. */
function rulesIn(values: Values): readonly Constraint[] | LinkFault {
  const puzzle = givensIn(values);
  if ('id' in puzzle) return [];
  const read = parseConstraints(shapeOf(puzzle), values.get('constraints'));
  return read.ok ? read.value : linkFaultOf(read.error);
}

/**
 * Returns the bit masks in an address, or what is wrong with them. Undefined without a puzzle or
 * without a value.
 */
function masksIn(values: Values, key: 'pencilmarks' | 'notes'): Notes | LinkFault | undefined {
  const puzzle = givensIn(values);
  const text = values.get(key);
  if ('id' in puzzle || text === undefined) return undefined;
  const read = parseMasks(shapeOf(puzzle), text);
  return read.ok ? read.value : linkFaultOf(read.error);
}

function linkFaultOf(fault: PuzzleFault): LinkFault {
  if (!('cell' in fault)) return fault;
  const { cell, geometry, ...others } = fault;
  return { ...others, place: placeOf(geometry, cell) };
}
