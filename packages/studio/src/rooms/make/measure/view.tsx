import { CollectionView } from '../collection/view.tsx';
import { CommandField } from '../command-field.tsx';
import { commandOf } from '../recipe/command.ts';
import { readRecipe } from '../recipe/recipe.ts';
import type { MeasureProps } from './controls.ts';
import { RecipeForm } from './form.tsx';
import { seedOf } from './slice.ts';
import { measureWords } from './words.ts';
import { Work } from './work.tsx';
import './measure.css';

/** Puzzles made to measure: the form, the work, and the table of what was made. */
export function MeasureView(props: MeasureProps) {
  const { state } = props;
  const own = measureWords[state.page.language];
  const recipe = readRecipe(state.measure.fields, seedOf(state));
  return (
    <div class="stage measure">
      <div class="recipe">
        <RecipeForm {...props} />
        <Work {...props} />
        {typeof recipe !== 'string' && (
          <CommandField
            label={own.command}
            command={commandOf(recipe)}
            language={state.page.language}
          />
        )}
      </div>
      <CollectionView {...props} />
    </div>
  );
}
