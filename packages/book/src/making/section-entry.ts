import { candidateGridOf, type Geometry, layoutGeometry } from '@nonet/engine/grid';
import type { PuzzleRules } from '@nonet/engine/making';
import { gridIn, notationById, packedCells } from '@nonet/engine/notation';
import { isVariant } from '@nonet/engine/search';
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
  /** The rules of a variant. */
  readonly rules?: PuzzleRules;
  /** The canonical form. */
  readonly form: string;
}

/** Returns the puzzle of an entry, for a section with puzzles of this shape. */
export function puzzleOfEntry(entry: SectionEntry, shape: Geometry): BookPuzzle {
  const { difficulty, rules, score, techniques } = entry;
  const own = rules ? layoutGeometry({ boxes: rules.regions }) : shape;
  return {
    givens: gridIn(entry.givens, own),
    solution: gridIn(entry.solution, own),
    ...(rules && { constraints: rules.constraints }),
    ...(rules?.pencilmarks && { pencilmarks: candidateGridOf(own, rules.pencilmarks) }),
    score,
    difficulty,
    techniques,
  };
}

/** Writes puzzles, one on each line. Variants are JSON, with their rules. */
export function puzzleLines(sections: readonly (readonly BookPuzzle[])[]): string {
  const json = notationById('json')!;
  return sections
    .flat()
    .map(({ constraints, givens, pencilmarks }) => {
      const puzzle = {
        givens,
        ...(constraints && { constraints }),
        ...(pencilmarks && { pencilmarks }),
      };
      const isRuled = isVariant(puzzle) || pencilmarks !== undefined;
      return isRuled ? json.format({ ...puzzle, line: 1 }, 0) : `${packedCells(givens)}\n`;
    })
    .join('');
}
