import type { JSX } from 'preact';
import type { CoachStep } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import type { PlayProps } from '../slice.ts';
import { coachOf, withCoach } from './asking.ts';
import { WithCellNames } from './cell-names.tsx';
import { doingStep } from './doing-step.ts';
import { Pages } from './pages.tsx';
import { coachWords } from './words.ts';

/** The argument for a step, a stage at a time, and the button that carries it out. */
export function Argument({ state, controls, step }: PlayProps & { step: CoachStep }): JSX.Element {
  const { language } = state.page;
  const own = coachWords[language];
  const stages = step.stages[language];
  const stage = Math.min(coachOf(state).stage, stages.length - 1);
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
      <Pages
        at={stage}
        count={stages.length}
        names={own.stages}
        text={own.stage(stage + 1, stages.length)}
        turn={(to) => controls.update((now) => withCoach(now, { stage: to }))}
      >
        <Button
          onClick={() => controls.update((now) => doingStep(now, performance.now()))}
          {...(stage === stages.length - 1 && { class: 'main' })}
        >
          {own.doIt}
        </Button>
      </Pages>
    </div>
  );
}
