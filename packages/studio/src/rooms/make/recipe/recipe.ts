import type { PuzzleWishes, RangeName } from '@nonet/engine/generate';
import { type Geometry, LARGEST_MINLEX } from '@nonet/engine/grid';
import { initialWishes, readWishes, type WishValues } from '../../../picture/wishes.ts';

/** What to make, and how many, as the fields of the form hold it. */
export interface RecipeFields extends WishValues {
  readonly count: string;
}

export const initialFields: RecipeFields = { ...initialWishes, count: '100' };

/** What to make, and how many. The same recipe always makes the same puzzles. */
export interface Recipe {
  readonly seed: string;
  readonly count: number;
  readonly wishes: PuzzleWishes & { readonly geometry: Geometry };
  /** Whether no two puzzles are equivalent. Only grids that have a canonical form can be compared. */
  readonly isDistinct: boolean;
}

export type RecipeFault = 'count' | RangeName;

export const MOST_PUZZLES = 10_000;

/** Reads the fields of the form. Fields that do not go with the others are ignored. */
export function readRecipe(fields: RecipeFields, seed: string): Recipe | RecipeFault {
  const text = fields.count.trim();
  const count = Number(text);
  if (!/^\d{1,7}$/.test(text) || count < 1 || count > MOST_PUZZLES) return 'count';
  const wishes = readWishes(fields);
  if (typeof wishes === 'string') return wishes;
  const isDistinct = fields.size <= LARGEST_MINLEX && wishes.variant === undefined;
  return { seed, count, isDistinct, wishes };
}
