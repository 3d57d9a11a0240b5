import { CLASSIC } from '@nonet/engine/grid';
import { isSingle } from '@nonet/engine/rating';
import type { PuzzleRating } from '../book/puzzle-rating.ts';

/**
 * Whether a puzzle of this size may be in a book. A classic puzzle smaller than 9×9 is for children and
 * has no level, so it may need singles only.
 */
export function isPrintable(size: number, { difficulty, techniques }: PuzzleRating): boolean {
  return size >= CLASSIC.size || difficulty !== undefined || techniques.every(isSingle);
}
