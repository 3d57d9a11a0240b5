import {
  formatPuzzles,
  notationById,
  type PlainPuzzle,
  puzzleOf,
  supportsSize,
} from '@nonet/engine/notation';
import { type Exchange, type Handlers, immediate } from '../work.ts';

export interface WritingApi {
  /**
   * Writes the puzzle in the notation with this id. Undefined if the notation does not support
   * grids of this size.
   */
  write: Exchange<{ puzzle: PlainPuzzle; notation: string }, string | undefined>;
}

export const writing: Handlers<WritingApi> = {
  write: ({ puzzle, notation }) => immediate(() => writeText(puzzle, notation)),
};

/** @throws RangeError if there is no notation with this id. */
function writeText(text: PlainPuzzle, id: string): string | undefined {
  const notation = notationById(id);
  if (!notation) throw new RangeError(`expected the id of a notation, got ${id}`);
  const puzzle = puzzleOf(text);
  if (!supportsSize(notation, puzzle.givens.geometry.size)) return undefined;
  return formatPuzzles([{ ...puzzle, line: 1 }], notation);
}
