import { TechniqueName } from '../../../coach/technique/technique-name.tsx';
import { Turning } from '../../../coach/turning.tsx';
import { Button } from '../../../widgets/button.tsx';
import { type CoachAnswer, stepShown } from '../coach-state.ts';
import type { PlayProps } from '../slice.ts';
import { coachOf, withCoach, withStep } from './asking.ts';
import { StepArgument } from './step-argument.tsx';
import { coachWords } from './words.ts';

type Listed = Extract<CoachAnswer, { readonly kind: 'available' }>;

/** The easiest techniques that the board allows, or all of them, each with a button that shows its steps. */
export function AvailableList({
  answer: { found, isDone, steps },
  ...props
}: PlayProps & { answer: Listed }) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = coachWords[language];
  const { chosen, instance, listsAll, rung } = coachOf(state);
  const step = rung === 'argument' ? stepShown(coachOf(state)) : undefined;
  return (
    <>
      {found.length === 0 && isDone && <p>{own.none.stuck}</p>}
      <ul class="available">
        {found.map(({ count, hasMore, name, technique }, i) => (
          <li key={technique}>
            <TechniqueName {...props} technique={technique} name={name[language]} />
            <Button
              aria-pressed={rung === 'argument' && chosen === i}
              label={own.showStep(name[language], own.times(count, hasMore))}
              onClick={() => controls.update((now) => withStep(now, i))}
            >
              {own.times(count, hasMore)}
            </Button>
          </li>
        ))}
      </ul>
      {!isDone && <p role="status">{own.thinking}</p>}
      {isDone && !listsAll && found.length > 0 && (
        <div class="buttons">
          <Button onClick={() => controls.update((now) => withCoach(now, { listsAll: true }))}>
            {own.harder}
          </Button>
        </div>
      )}
      {step && steps && (
        <Turning
          at={instance}
          count={steps.length}
          names={own.instances}
          text={own.instance(instance + 1, steps.length)}
          turn={(to) => controls.update((now) => withCoach(now, { instance: to, stage: 0 }))}
        />
      )}
      {step && <StepArgument {...props} step={step} />}
    </>
  );
}
