import type { Slice } from '../../../page/slice.ts';
import { recipeOf } from '../collection/collection.ts';
import type { HasCollections } from '../collection/slice.ts';
import { commandOf } from '../recipe/command.ts';
import {
  initialFields,
  type Recipe,
  type RecipeFault,
  type RecipeFields,
  readRecipe,
} from '../recipe/recipe.ts';

export interface Activity {
  readonly kind: 'making' | 'rating';
  readonly done: number;
  readonly of: number;
  /** How many are done in a second. Undefined until it can be told. */
  readonly rate: number | undefined;
}

/** How the latest work ended, unless it was completed. */
export type Outcome =
  | { readonly kind: 'fault'; readonly field: RecipeFault }
  /** Why there are no such puzzles, or no more, in English. */
  | { readonly kind: 'impossible' | 'failed'; readonly reason: string }
  /** The latest puzzles were all equivalent to earlier ones. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'worker' };

interface MeasureState {
  readonly fields: RecipeFields;
  /** The seed of the next collection, if the field is empty. Empty until the tab opens. */
  readonly nextSeed: string;
  readonly activity: Activity | undefined;
  readonly outcome: Outcome | undefined;
}

export const measureSlice: Slice<MeasureState> = {
  initial: { fields: initialFields, nextSeed: '', activity: undefined, outcome: undefined },
};

export interface HasMeasure extends HasCollections {
  readonly measure: MeasureState;
}

export function withMeasure<S extends HasMeasure>(state: S, change: Partial<MeasureState>): S {
  return { ...state, measure: { ...state.measure, ...change } };
}

export function seedOf({ measure: { fields, nextSeed } }: HasMeasure): string {
  return fields.seed.trim() || nextSeed;
}

/**
 * What the form asks for. While it asks for the puzzles that are shown, its seed is theirs, so that its
 * command makes them again.
 */
export function recipeAsked(state: HasMeasure): Recipe | RecipeFault {
  const { fields } = state.measure;
  const { shown } = state.collections;
  if (shown && shown.file === undefined && fields.seed.trim() === '') {
    const again = readRecipe(fields, shown.fields.seed);
    if (typeof again !== 'string' && commandOf(again) === commandOf(recipeOf(shown))) return again;
  }
  return readRecipe(fields, seedOf(state));
}

export function withFields<S extends HasMeasure>(state: S, change: Partial<RecipeFields>): S {
  return withMeasure(state, { fields: { ...state.measure.fields, ...change }, outcome: undefined });
}
