import { symbolOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import type { Answered } from '../state/lesson.ts';
import type { question } from '../state/predict.ts';
import { pressing } from '../state/transitions.ts';
import { placeOf } from '../words/place.ts';
import { Button } from './button.tsx';
import { Digits } from './digits.tsx';

interface PredictProps extends PartProps {
  /** The cell to ask about, or undefined if no question is open. `state` already hides later events. */
  readonly asked: ReturnType<typeof question>;
}

/** The question "what comes next?" and the score. */
export function Predict({ state, words, controls, asked }: PredictProps): JSX.Element {
  const { predict, puzzle, player } = state;
  const shape = shapeOf(puzzle);
  const { latest } = predict;
  const isAsked = asked !== undefined;
  return (
    <section class="predict" aria-label={words.predict.label} data-asking={asked}>
      <div role="status">
        <p class="predict-latest" data-right={latest?.isRight}>
          {latest ? (
            <>
              <span>{outcome(latest, words.predict)}</span>
              <span class="quiet">{words.predict.score(predict.right, predict.asked)}</span>
            </>
          ) : (
            words.predict.label
          )}
        </p>
        <p class="predict-question">
          {isAsked ? words.predict.ask(placeOf(shape, asked)) : words.predict.waiting}
        </p>
      </div>
      <Digits
        label={words.predict.digits}
        size={shape.size}
        off={!isAsked}
        press={controls.digitInput.press}
      >
        <Button data-digit={0} off={!isAsked} onClick={() => controls.digitInput.press(0)}>
          {words.predict.back}
        </Button>
      </Digits>
      <Button
        class="main"
        data-predict="onward"
        off={isAsked}
        onClick={() => controls.update((now) => pressing(now, 'toggle'))}
      >
        {player.playing && !isAsked ? words.transport.pause : words.predict.onward}
      </Button>
    </section>
  );
}

function outcome({ actual, isRight }: Answered, words: PartProps['words']['predict']): string {
  const symbol = symbolOf(actual.digit);
  if (actual.kind === 'back') return isRight ? words.rightBack : words.wrongBack;
  return isRight ? words.rightDigit(symbol) : words.wrongDigit(symbol);
}
