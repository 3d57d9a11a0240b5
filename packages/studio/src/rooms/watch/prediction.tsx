import type { Geometry } from '@nonet/engine/grid';
import { shapeOf, symbolOf } from '@nonet/engine/notation';
import { Button } from '../../widgets/button.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { placeOf } from '../../words/place.ts';
import type { question } from './predict.ts';
import { predictWords } from './predict-words.ts';
import { type Answered, type WatchProps, watchOf } from './slice.ts';

interface PredictProps extends WatchProps {
  /**
   * The cell to ask about, or undefined if no question is open. `state` already hides later events.
   */
  readonly asked: ReturnType<typeof question>;
}

export function Prediction({ state, words, controls, asked }: PredictProps) {
  const { predict } = watchOf(state);
  const { player } = state.run;
  const own = predictWords[state.page.language];
  const shape = shapeOf(state.puzzle.text);
  const { answered, latest } = predict;
  // After a jump, the outcome would speak of another moment.
  const shown = answered !== undefined && player.event === answered + 1 ? latest : undefined;
  const isAsked = asked !== undefined;
  return (
    <section class="predict" aria-label={own.label}>
      <div role="status">
        <p class="predict-latest" data-right={shown?.isRight}>
          <span>{shown ? outcome(shown, shape, own) : own.label}</span>
          {latest && <span class="quiet">{own.score(predict.right, predict.asked)}</span>}
        </p>
        <p class="predict-question">{isAsked ? own.ask(placeOf(shape, asked)) : own.waiting}</p>
      </div>
      <Digits label={own.digits} size={shape.size} off={!isAsked} press={controls.pressDigit}>
        <Button data-digit={0} off={!isAsked} onClick={() => controls.pressDigit(0)}>
          {own.back}
        </Button>
      </Digits>
      <Button class="main" off={isAsked} onClick={() => controls.playback.press('toggle')}>
        {player.playing && !isAsked ? words.transport.pause : own.onward}
      </Button>
    </section>
  );
}

function outcome(
  { actual, isRight, cell, passed }: Answered,
  shape: Geometry,
  words: (typeof predictWords)['en'],
): string {
  const symbol = symbolOf(actual.digit);
  if (actual.kind === 'back') {
    return isRight ? words.rightBack : words.wrongBack(placeOf(shape, cell));
  }
  if (isRight) return words.rightDigit(symbol);
  return words.wrongDigit(symbol, {
    blocked: passed.blocked.map(symbolOf),
    ruledOut: passed.ruledOut.map(symbolOf),
    tried: passed.tried.map(symbolOf),
  });
}
