import { symbolOf } from '@nonet/engine';
import type { JSX } from 'preact';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import type { Answered } from '../state/lesson.ts';
import { isPredictable, predicting, type question } from '../state/predict.ts';
import { placeOf } from '../words/place.ts';
import { Digits } from './digits.tsx';

/**
 * The question what comes next, and the score. `asked` is the cell that is asked about; the state
 * given here is masked already, and does not know it.
 */
export function Predict({
  state,
  words,
  controls,
  asked,
}: PartProps & { asked: ReturnType<typeof question> }): JSX.Element {
  const { predict, puzzle } = state;
  const shape = shapeOf(puzzle);
  const { latest } = predict;
  return (
    <section class="predict" aria-label={words.predict.label} data-asking={asked}>
      {latest && (
        <p class="predict-latest" data-right={latest.isRight}>
          <span>{outcome(latest, words.predict)}</span>
          <span class="quiet">{words.predict.score(predict.right, predict.asked)}</span>
        </p>
      )}
      <p role="status">
        {asked === undefined ? words.predict.waiting : words.predict.ask(placeOf(shape, asked))}
      </p>
      {asked !== undefined && (
        <Digits label={words.predict.digits} size={shape.size} press={controls.asking.digit}>
          <button type="button" data-digit={0} onClick={() => controls.asking.digit(0)}>
            {words.predict.back}
          </button>
        </Digits>
      )}
    </section>
  );
}

function outcome({ came, isRight }: Answered, words: PartProps['words']['predict']): string {
  const symbol = symbolOf(came.digit);
  if (came.kind === 'back') return isRight ? words.rightBack : words.wrongBack;
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
