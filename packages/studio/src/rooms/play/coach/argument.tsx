import type { JSX } from 'preact';
import type { CoachStep } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import { Icon } from '../../../widgets/icon.tsx';
import type { PlayProps } from '../slice.ts';
import { coachOf, withCoach } from './asking.ts';
import { WithCellNames } from './cell-names.tsx';
import { doingStep } from './doing-step.ts';
import { coachWords } from './words.ts';

/** The argument for a step, a stage at a time, and the button that carries it out. */
export function Argument({ state, controls, step }: PlayProps & { step: CoachStep }): JSX.Element {
  const { language } = state.page;
  const own = coachWords[language];
  const stages = step.stages[language];
  const stage = Math.min(coachOf(state).stage, stages.length - 1);
  const turn = (by: number): void =>
    controls.update((now) => withCoach(now, { stage: stage + by }));
  return (
    <div class="argument">
      <p>
        {stages[stage].said && (
          <span class="quiet">
            <WithCellNames text={`${stages[stage].said} `} state={state} />
          </span>
        )}
        <span aria-live="polite">
          <WithCellNames text={stages[stage].text} state={state} />
        </span>
      </p>
      <div class="buttons">
        <Button class="icon" label={own.back} off={stage === 0} onClick={() => turn(-1)}>
          <Icon path="M13 4.5v11L6 10z" />
        </Button>
        <span class="quiet">{own.stage(stage + 1, stages.length)}</span>
        <Button
          class="icon"
          label={own.forward}
          off={stage === stages.length - 1}
          onClick={() => turn(1)}
        >
          <Icon path="M7 4.5v11l7-5.5z" />
        </Button>
        <Button
          onClick={() => controls.update((now) => doingStep(now, performance.now()))}
          {...(stage === stages.length - 1 && { class: 'main' })}
        >
          {own.doIt}
        </Button>
      </div>
    </div>
  );
}
