import { symbolOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import type { Answered } from '../state/lesson.ts';
import { isPredictable, predicting, type question } from '../state/predict.ts';
import { pressing } from '../state/transitions.ts';
import { placeOf } from '../words/place.ts';
import { Digits } from './digits.tsx';

/**
 * The question "what comes next?" and the score. `asked` is the cell that the question is about. It is passed
 * separately because the state in the props already hides the answer.
 */
export function Predict({
  state,
  words,
  controls,
  asked,
}: PartProps & { asked: ReturnType<typeof question> }): JSX.Element {
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
        press={isAsked ? controls.digitInput.press : undefined}
      >
        <button
          type="button"
          data-digit={0}
          aria-disabled={isAsked ? undefined : true}
          onClick={isAsked ? () => controls.digitInput.press(0) : undefined}
        >
          {words.predict.back}
        </button>
      </Digits>
      <button
        type="button"
        class="main"
        data-predict="onward"
        aria-disabled={isAsked ? true : undefined}
        onClick={isAsked ? undefined : () => controls.update((now) => pressing(now, 'toggle'))}
      >
        {player.playing && !isAsked ? words.transport.pause : words.predict.onward}
      </button>
    </section>
  );
}

function outcome({ actual, isRight }: Answered, words: PartProps['words']['predict']): string {
  const symbol = symbolOf(actual.digit);
  if (actual.kind === 'back') return isRight ? words.rightBack : words.wrongBack;
  return isRight ? words.rightDigit(symbol) : words.wrongDigit(symbol);
}

export function PredictSwitch({ state, words, controls }: PartProps): JSX.Element {
  const isAble = isPredictable(state.strategy);
  return (
    <label class="check" title={isAble ? undefined : words.predict.unable}>
      <input
        type="checkbox"
        class="predict-switch"
        checked={state.predict.isOn}
        disabled={!isAble}
        onChange={({ currentTarget: { checked } }) =>
          controls.update((now) => predicting(now, checked))
        }
      />
      <span>{words.predict.switch}</span>
    </label>
  );
}
