import { Button } from '../../../widgets/button.tsx';
import { wishWords } from '../../../words/making.ts';
import { isFull, unrated } from '../collection/collection.ts';
import { CollectionView } from '../collection/view.tsx';
import { CommandField } from '../command-field.tsx';
import { commandOf } from '../recipe/command.ts';
import type { MeasureProps } from './controls.ts';
import { RecipeForm } from './form.tsx';
import { type Outcome, recipeAsked } from './slice.ts';
import { measureWords } from './words.ts';
import './measure.css';

/** Puzzles made to measure: the form, the work, and the table of what was made. */
export function MeasureView(props: MeasureProps) {
  const { state } = props;
  const own = measureWords[state.page.language];
  const recipe = recipeAsked(state);
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

/** How far the work is, or why it ended, with the buttons that stop it and go on with it. */
function Work({ state, controls }: MeasureProps) {
  const own = measureWords[state.page.language];
  const { activity, outcome } = state.measure;
  const { shown } = state.collections;
  const left = shown && !isFull(shown) ? Number(shown.fields.count) - shown.puzzles.length : 0;
  const leftToRate = shown ? unrated(shown).length : 0;
  return (
    <section class="work" aria-label={own.make} data-kind={activity?.kind}>
      {activity && (
        <div class="buttons">
          <progress
            max={activity.of}
            value={activity.done}
            aria-label={own.activity[activity.kind](activity.done, activity.of)}
          />
          <Button onClick={controls.stop}>{own.stop}</Button>
        </div>
      )}
      <p role="status">
        {activity && own.activity[activity.kind](activity.done, activity.of)}
        {activity?.rate !== undefined && ` · ${own.activity.rate(Math.round(activity.rate))}`}
      </p>
      {outcome && <Ending {...{ state, outcome }} />}
      {!activity && left > 0 && outcome?.kind !== 'impossible' && (
        <Button onClick={controls.goOn}>{own.goOn(left)}</Button>
      )}
      {!activity && left === 0 && leftToRate > 0 && (
        <Button onClick={controls.goOn}>{own.rateRest(leftToRate)}</Button>
      )}
    </section>
  );
}

function Ending({ state, outcome }: Pick<MeasureProps, 'state'> & { outcome: Outcome }) {
  const { language } = state.page;
  const text =
    outcome.kind === 'fault'
      ? wishWords[language].faults[outcome.field]
      : measureWords[language].outcome[outcome.kind];
  return (
    <p class="fault" role="alert">
      {text} {'reason' in outcome && <span lang="en">{outcome.reason}</span>}
    </p>
  );
}
