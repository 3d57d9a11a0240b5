import { generateVariants } from '@nonet/engine/generate';
import { CLASSIC, emptyGrid } from '@nonet/engine/grid';
import type { BookPuzzle } from './book-puzzle.ts';
import type { BookPlan, SectionPlan } from './plan.ts';

/**
 * A puzzle that takes as much space as those of a section, before they are made: a variant with its
 * rules, and a blank grid otherwise. Variants larger than 9×9 take too long to make.
 */
export function samplePuzzle(
  { wishes: { geometry, variant } }: SectionPlan,
  { seed }: Pick<BookPlan, 'seed'>,
): BookPuzzle {
  const blank = emptyGrid(geometry);
  const hasRules = variant && geometry.size <= CLASSIC.size;
  const [made = { givens: blank, solution: blank }] = hasRules
    ? generateVariants({ kinds: variant, geometry, seed: `${seed} sample` }).puzzles
    : [];
  return { ...made, score: 0, difficulty: undefined, techniques: [] };
}
