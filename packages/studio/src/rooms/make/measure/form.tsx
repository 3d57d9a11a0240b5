import { levelNames } from '@nonet/engine/explain';
import { symmetries } from '@nonet/engine/generate';
import { symmetryNames } from '@nonet/engine/making';
import type { SearchId } from '@nonet/engine/rating';
import type { JSX } from 'preact';
import { levels } from '../../../picture/making.ts';
import { Button } from '../../../widgets/button.tsx';
import { Check } from '../../../widgets/check.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import { RangeFields } from '../collection/range-fields.tsx';
import { type RecipeFields, recipeScales, recipeSizes } from '../recipe/fields.ts';
import type { MeasureProps } from './controls.ts';
import { Pattern } from './pattern.tsx';
import { withFields } from './slice.ts';
import { measureWords } from './words.ts';

/** What the puzzles should be like, and how many to make. */
export function RecipeForm(props: MeasureProps): JSX.Element {
  const { state, controls } = props;
  const { language } = state.page;
  const own = measureWords[language];
  const { fields, outcome } = state.measure;
  const { count, minimal, pattern, scale, seed, size, symmetry } = fields;
  const set = (change: Partial<RecipeFields>): void =>
    controls.update((now) => withFields(now, change));
  const fault = outcome?.kind === 'fault' ? outcome.field : undefined;
  return (
    <form
      aria-label={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        controls.begin();
      }}
    >
      <Choice
        label={own.size}
        options={recipeSizes}
        chosen={size}
        nameOf={(one) => `${one} × ${one}`}
        choose={(one) => set({ size: one, pattern: '' })}
      />
      <Choice
        label={own.symmetry}
        options={symmetries.map(({ id }) => id)}
        chosen={symmetry}
        nameOf={(id) => symmetryNames[language][id]}
        choose={(id) => set({ symmetry: id })}
      />
      {pattern === '' && (
        <RangeFields
          words={own}
          label={own.givens}
          range={fields.givens}
          isWrong={fault === 'givens'}
          set={(givens) => set({ givens })}
        />
      )}
      <Check name={own.minimal} isOn={minimal} turn={(isOn) => set({ minimal: isOn })} />
      <Pattern {...props} set={set} />
      {size === 9 && (
        <Choice
          label={own.difficulty}
          options={recipeScales}
          chosen={scale}
          nameOf={(one) => own.scales[one]}
          choose={(one) => set({ scale: one })}
        />
      )}
      {size === 9 && scale === 'hodoku' && <HodokuFields {...props} set={set} />}
      {size === 9 && scale === 'se' && (
        <RangeFields
          words={own}
          label={own.rating}
          range={fields.rating}
          isWrong={fault === 'rating'}
          set={(rating) => set({ rating })}
        />
      )}
      <label class="field">
        <span>{own.seed}</span>
        <input
          type="text"
          maxLength={80}
          placeholder={own.random}
          value={seed}
          onInput={({ currentTarget }) => set({ seed: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{own.count}</span>
        <input
          type="text"
          inputMode="numeric"
          size={6}
          aria-invalid={fault === 'count'}
          value={count}
          onInput={({ currentTarget }) => set({ count: currentTarget.value })}
        />
      </label>
      <div class="buttons">
        <Button class="main" type="submit">
          {own.make}
        </Button>
      </div>
    </form>
  );
}

/** Level, score and techniques on the scale of HoDoKu. */
function HodokuFields({
  state,
  set,
}: MeasureProps & { set: (change: Partial<RecipeFields>) => void }): JSX.Element {
  const { language } = state.page;
  const own = measureWords[language];
  const { fields, outcome } = state.measure;
  const { techniques } = state.collections;
  const ids = techniques.map(({ id }) => id);
  const nameOf = (id: SearchId): string =>
    techniques.find((one) => one.id === id)?.name[language] ?? id;
  return (
    <>
      <Choice
        label={own.level}
        options={['', ...levels] as const}
        chosen={fields.level}
        nameOf={(one) => (one === '' ? own.any : levelNames[language][one])}
        choose={(level) => set({ level })}
      />
      <RangeFields
        words={own}
        label={own.score}
        range={fields.score}
        isWrong={outcome?.kind === 'fault' && outcome.field === 'score'}
        set={(score) => set({ score })}
      />
      <Choice
        label={own.technique}
        options={['', ...ids] as const}
        chosen={fields.technique}
        nameOf={(one) => (one === '' ? own.any : nameOf(one))}
        choose={(technique) => set({ technique })}
      />
      <details>
        <summary>
          {own.without}
          {fields.without.length > 0 && ` (${fields.without.length})`}
        </summary>
        {ids.map((id) => (
          <Check
            key={id}
            name={nameOf(id)}
            isOn={fields.without.includes(id)}
            turn={(isOn) => {
              const others = fields.without.filter((one) => one !== id);
              const chosen = isOn ? [...others, id] : others;
              // The list has the order of the techniques, so the same choice is the same command.
              set({ without: ids.filter((one) => chosen.includes(one)) });
            }}
          />
        ))}
      </details>
    </>
  );
}
