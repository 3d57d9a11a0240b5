import {
  formatPuzzles,
  notationById,
  type PlainPuzzle,
  puzzleOf,
  supportsSize,
} from '@nonet/engine/notation';
import { immediate } from '../work.ts';
import { readProgram } from './read-program.ts';
import { reading } from './read-text.ts';
import { tracing } from './tracing.ts';

/**
 * Writes the puzzle in the notation with this id. Undefined if it does not support the size.
 *
 * @throws RangeError if there is no notation with this id.
 */
const write = (request: { puzzle: PlainPuzzle; notation: string }) =>
  immediate(() => {
    const notation = notationById(request.notation);
    if (!notation) throw new RangeError(`expected the id of a notation, got ${request.notation}`);
    const puzzle = puzzleOf(request.puzzle);
    if (!supportsSize(notation, puzzle.givens.geometry.size)) return undefined;
    return formatPuzzles([{ ...puzzle, line: 1 }], notation);
  });

/** The requests that read or write texts. The notations are larger than the rest of the worker. */
export const texts = { readProgram, ...reading, ...tracing, write };
