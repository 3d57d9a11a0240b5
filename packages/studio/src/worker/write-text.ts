import { formatPuzzles, notationById, supportsSize } from '@nonet/engine/notation';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import { type Answers, atOnce } from './work.ts';

export interface WritingDesk {
  /** A puzzle as a text of a notation, by its id; undefined where it has no place for the size. */
  write: {
    asked: { puzzle: PuzzleText; notation: string };
    answer: string | undefined;
    told: never;
  };
}

export const writing: Answers<WritingDesk> = {
  write: ({ puzzle, notation }) => atOnce(() => writeText(puzzle, notation)),
};

/** @throws RangeError when there is no such notation. */
function writeText(text: PuzzleText, id: string): string | undefined {
  const notation = notationById(id);
  if (!notation) throw new RangeError(`expected the id of a notation, got ${id}`);
  const puzzle = puzzleOf(text);
  if (!supportsSize(notation, puzzle.givens.geometry.size)) return undefined;
  return formatPuzzles([{ ...puzzle, line: 1 }], notation);
}
