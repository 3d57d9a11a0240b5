import { Button } from '../../../widgets/button.tsx';
import { NumberField } from '../../../widgets/number-field.tsx';
import { difficultyFields, type WishField, WishFields } from '../../../widgets/wish-fields.tsx';
import { techniquesFor } from '../collection/slice.ts';
import type { RecipeFields } from '../recipe/recipe.ts';
import type { MeasureProps } from './controls.ts';
import { Pattern } from './pattern.tsx';
import { withFields } from './slice.ts';
import { measureWords } from './words.ts';

/** The settings of the puzzles, and how many to make. */
export function RecipeForm(props: MeasureProps) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = measureWords[language];
  const { fields, outcome } = state.measure;
  const isVariant = fields.variant.length > 0;
  const set = (change: Partial<RecipeFields>): void =>
    controls.update((now) => withFields(now, change));
  const fault = outcome?.kind === 'fault' ? outcome.field : undefined;
  const wishes = (...asked: readonly WishField[]) => (
    <WishFields
      language={language}
      techniques={techniquesFor(state, fields.variant)}
      fields={asked}
      values={fields}
      isWrong={(field) => field === fault}
      set={(change) => set('size' in change ? { ...change, pattern: '' } : change)}
    />
  );
  return (
    <form
      aria-label={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        controls.begin();
      }}
    >
      {wishes(
        'size',
        'variant',
        'symmetry',
        ...(fields.pattern === '' || isVariant ? (['givens'] as const) : []),
        'minimal',
      )}
      {!isVariant && <Pattern {...props} set={set} />}
      {wishes(...difficultyFields(fields), 'seed')}
      <NumberField
        label={own.count}
        isWrong={fault === 'count'}
        value={fields.count}
        set={(count) => set({ count })}
      />
      <div class="buttons">
        <Button class="main" type="submit">
          {own.make}
        </Button>
      </div>
    </form>
  );
}
