import type { JSX } from 'preact';
import { Argument } from '../../../coach/argument.tsx';
import type { CoachStep } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import { boardOf, type PlayProps } from '../slice.ts';
import { coachOf, withCoach } from './asking.ts';
import { doingStep } from './doing-step.ts';
import { coachWords } from './words.ts';

/** The argument for a step, and the button that carries it out. */
export function StepArgument({
  state,
  controls,
  step,
}: PlayProps & { step: CoachStep }): JSX.Element {
  const { language } = state.page;
  const last = step.stages[language].length - 1;
  const stage = Math.min(coachOf(state).stage, last);
  return (
    <Argument
      step={step}
      language={language}
      board={boardOf(state)}
      at={stage}
      turn={(to) => controls.update((now) => withCoach(now, { stage: to }))}
    >
      <Button
        onClick={() => controls.update((now) => doingStep(now, performance.now()))}
        {...(stage === last && { class: 'main' })}
      >
        {coachWords[language].doIt}
      </Button>
    </Argument>
  );
}
