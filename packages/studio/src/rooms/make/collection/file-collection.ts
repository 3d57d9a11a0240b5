import type { OpenedPuzzles } from '../../../picture/opened-puzzles.ts';
import { initialFields, type RecipeFields } from '../recipe/recipe.ts';
import type { Collection } from './collection.ts';

/** Makes a collection of the puzzles of a file. Its seed is the name of the file. */
export function collectionOfFile(
  file: string,
  { puzzles, size }: Extract<OpenedPuzzles, { readonly kind: 'puzzles' }>,
): Collection {
  const begun = Date.now();
  const fields: RecipeFields = {
    ...initialFields,
    size: size as RecipeFields['size'],
    seed: file.replace(/\.[^.]*$/, ''),
    count: String(puzzles.length),
  };
  return { id: begun.toString(36), begun, size: puzzles.length, file, fields, puzzles };
}
