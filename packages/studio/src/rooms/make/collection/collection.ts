import type { PlainPuzzle } from '@nonet/engine/notation';
import type { CollectedPuzzle } from '../../../picture/collected.ts';
import { type Recipe, type RecipeFields, readRecipe } from '../recipe/recipe.ts';

/** What is known of a collection without its puzzles. */
export interface CollectionHead {
  readonly id: string;
  /** Its fields, with the seed that was used. Of a file, they have its name and the size and number of its puzzles. */
  readonly fields: RecipeFields;
  /** The file that it was read from. Undefined if it is made here. */
  readonly file?: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly begun: number;
  /** The number of its puzzles when it was last kept. */
  readonly size: number;
}

/** Puzzles that were made by one recipe, or read from one file. */
export interface Collection extends CollectionHead {
  readonly puzzles: readonly CollectedPuzzle[];
}

/** @throws Error if the fields cannot be read. They were read before the collection began. */
export function recipeOf({ fields }: CollectionHead): Recipe {
  const recipe = readRecipe(fields, fields.seed);
  if (typeof recipe === 'string') throw new Error(`expected a recipe, got a fault in ${recipe}`);
  return recipe;
}

/** The recipe of exactly the puzzles that are there. Work that was stopped has not made all. */
export function madeRecipeOf(collection: Collection): Recipe {
  return { ...recipeOf(collection), count: collection.puzzles.length };
}

/** A puzzle of a collection, as the rooms open it. */
export function puzzleTextIn(
  collection: CollectionHead,
  { cells, rules }: CollectedPuzzle,
): PlainPuzzle {
  if (rules) return { ...rules, cells };
  const { boxColumns, boxRows } = recipeOf(collection).wishes.geometry;
  return { boxRows, boxColumns, cells };
}

/** Whether all puzzles of the recipe are made. */
export function isFull({ fields, puzzles }: Collection): boolean {
  return puzzles.length >= Number(fields.count);
}

export function unrated({ puzzles }: Collection): readonly CollectedPuzzle[] {
  return puzzles.filter(({ difficulty }) => difficulty === undefined);
}
