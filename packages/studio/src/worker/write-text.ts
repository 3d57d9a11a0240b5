import { formatPuzzles, notationById } from '@nonet/engine';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import { type Answers, atOnce } from './work.ts';

export interface WritingDesk {
  /** A puzzle as a text of a notation, by its id. */
  write: { asked: { puzzle: PuzzleText; notation: string }; answer: string; told: never };
}

export const writing: Answers<WritingDesk> = {
  write: ({ puzzle, notation }) => atOnce(() => writeText(puzzle, notation)),
};

/** @throws RangeError when there is no such notation. */
function writeText(text: PuzzleText, id: string): string {
  const notation = notationById(id);
  if (!notation) throw new RangeError(`expected the id of a notation, got ${id}`);
  return formatPuzzles([{ ...puzzleOf(text), line: 1 }], notation);
}
