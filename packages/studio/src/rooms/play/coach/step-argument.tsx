import type { ComponentChildren } from 'preact';
import { Argument } from '../../../coach/argument.tsx';
import { PractiseButton } from '../../../coach/lesson/practise-button.tsx';
import type { CoachStep } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import { boardOf, type PlayProps } from '../slice.ts';
import { coachOf, withCoach } from './asking.ts';
import { withStepDone } from './doing-step.ts';
import { coachWords } from './words.ts';

/**
 * The argument for a step, and the button that carries it out. A step that proves a mistake is not for the
 * board, which still has the mistake.
 */
export function StepArgument({
  children,
  state,
  controls,
  step,
  isProof = false,
}: PlayProps & { step: CoachStep; isProof?: boolean; children?: ComponentChildren }) {
  const { language } = state.page;
  const { stage } = coachOf(state);
  return (
    <Argument
      step={step}
      language={language}
      board={boardOf(state)}
      stage={stage}
      turn={(to) => controls.update((now) => withCoach(now, { stage: to }))}
    >
      {!isProof && (
        <>
          <Button
            onClick={() => controls.update((now) => withStepDone(now, performance.now()))}
            {...(stage >= step.stages[language].length - 1 && { class: 'main' })}
          >
            {coachWords[language].doIt}
          </Button>
          <PractiseButton state={state} controls={controls} lesson={step.lesson} name={step.name} />
        </>
      )}
      {children}
    </Argument>
  );
}
