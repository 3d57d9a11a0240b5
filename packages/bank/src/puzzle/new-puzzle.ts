import type { Grid } from '@nonet/engine/grid';
import type { PuzzleFacts } from '@nonet/engine/making';
import { plainPuzzle } from '@nonet/engine/notation';
import type { NewPuzzle } from './bank-puzzle.ts';

/**
 * A puzzle to add to a bank.
 *
 * @param facts From `puzzleFacts` of `@nonet/engine/making`.
 * @throws Error if the grid is too large for a canonical form.
 */
export function newPuzzle(
  givens: Grid,
  { difficulty, form, minimal, symmetry }: PuzzleFacts,
  from: Pick<NewPuzzle, 'origin' | 'source' | 'version'>,
): NewPuzzle {
  if (form === undefined) throw new Error('expected a puzzle with a canonical form');
  const { origin, source, version } = from;
  return {
    ...plainPuzzle({ givens }),
    form,
    givens: givens.digits.filter((digit) => digit > 0).length,
    symmetry,
    minimal,
    se: difficulty?.se,
    hodoku: difficulty && {
      level: difficulty.level,
      score: difficulty.score,
      techniques: difficulty.techniques,
    },
    origin,
    source,
    version,
  };
}
