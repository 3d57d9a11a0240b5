import {
  formatPuzzles,
  notationById,
  type PlainPuzzle,
  puzzleOf,
  supportsSize,
} from '@nonet/engine/notation';
import { immediate } from '../work.ts';

/** Writes the puzzle in the notation with this id. Undefined if it does not support the size. */
export const write = ({ puzzle, notation }: { puzzle: PlainPuzzle; notation: string }) =>
  immediate(() => writeText(puzzle, notation));

/** @throws RangeError if there is no notation with this id. */
function writeText(text: PlainPuzzle, id: string): string | undefined {
  const notation = notationById(id);
  if (!notation) throw new RangeError(`expected the id of a notation, got ${id}`);
  const puzzle = puzzleOf(text);
  if (!supportsSize(notation, puzzle.givens.geometry.size)) return undefined;
  return formatPuzzles([{ ...puzzle, line: 1 }], notation);
}
