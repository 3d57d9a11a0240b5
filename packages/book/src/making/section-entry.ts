import type { Geometry } from '@nonet/engine/grid';
import { gridIn, packedCells } from '@nonet/engine/notation';
import type { BookPuzzle } from '../book/book-puzzle.ts';
import type { PuzzleRating } from '../book/puzzle-rating.ts';

/** A puzzle that was made for a section. It contains only data, so it can be kept. */
export interface SectionEntry extends PuzzleRating {
  /** The section, counted from 0. */
  readonly section: number;
  /** The number of the puzzle of the seed of its section. */
  readonly index: number;
  readonly givens: string;
  readonly solution: string;
  /** The canonical form. */
  readonly form: string;
}

/** Returns the puzzle of an entry, for a section with puzzles of this shape. */
export function puzzleOfEntry(entry: SectionEntry, shape: Geometry): BookPuzzle {
  const { difficulty, score, techniques } = entry;
  return {
    givens: gridIn(entry.givens, shape),
    solution: gridIn(entry.solution, shape),
    score,
    difficulty,
    techniques,
  };
}

/** Writes puzzles, one on each line. */
export function puzzleLines(sections: readonly (readonly BookPuzzle[])[]): string {
  return sections
    .flat()
    .map(({ givens }) => `${packedCells(givens)}\n`)
    .join('');
}
