import { formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { TechniqueName } from '../../../coach/technique/technique-name.tsx';
import { gameOf, geometryOf } from '../../../game/state.ts';
import type { WhyNotAnswer } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import type { Question } from '../coach-state.ts';
import type { PlayProps } from '../slice.ts';
import { coachOf, withStep } from './asking.ts';
import { GoBack } from './go-back.tsx';
import { StepArgument } from './step-argument.tsx';
import { coachWords } from './words.ts';

export function WhyNotText({
  question: { cell, digit },
  why,
  ...props
}: PlayProps & {
  question: Extract<Question, { readonly kind: 'why-not' }>;
  why: WhyNotAnswer;
}) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = coachWords[language];
  const { chosen } = coachOf(state);
  const shape = geometryOf(gameOf(state));
  const isOnBoard = gameOf(state).cells[cell].digit > 0;
  const [place, symbol] = [formatCell(shape, cell), symbolOf(digit)];
  switch (why.kind) {
    case 'right':
      return <p>{own.itIs(symbol, place)}</p>;
    case 'excluded':
      return (
        <>
          <p>
            {why.peer === undefined
              ? own.noNote(symbol, place)
              : own.seen(symbol, place, formatCell(shape, why.peer))}
          </p>
          <div class="buttons">
            <GoBack {...props} />
          </div>
        </>
      );
    case 'search':
      return (
        <>
          <p>{own.onlySearch(symbol, place, why.placements)}</p>
          <div class="buttons">
            <GoBack {...props} />
          </div>
        </>
      );
    case 'proof': {
      const step = why.steps[chosen] ?? why.steps[0];
      return (
        <>
          <p>{own.notHere(symbol, place, why.steps.length)}</p>
          {why.steps.length > 1 && (
            <div class="tabs">
              {why.steps.map(({ name }, i) => (
                <Button
                  key={i}
                  aria-pressed={i === chosen}
                  onClick={() => controls.update((now) => withStep(now, i))}
                >
                  {i + 1}. {name[language]}
                </Button>
              ))}
            </div>
          )}
          <h3>
            <TechniqueName {...props} technique={step.technique} name={step.name[language]} />
          </h3>
          <StepArgument {...props} step={step} isProof={isOnBoard}>
            <GoBack {...props} />
          </StepArgument>
        </>
      );
    }
    default:
      return <p>{own.none[why.kind]}</p>;
  }
}
