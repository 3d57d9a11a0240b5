import { symbolOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import { withGiven } from '../state/transitions.ts';
import { Button } from './button.tsx';
import { Check } from './check.tsx';
import { Digits } from './digits.tsx';

/** Digit buttons, and a note on the keys with which digits can be typed. */
export function Typing({ state, words, controls }: PartProps): JSX.Element {
  const { enter } = words;
  const put = (symbol: string): void => controls.update((now) => withGiven(now, now.cell, symbol));
  return (
    <div class="typing">
      <Digits
        label={enter.digits}
        size={shapeOf(state.puzzle).size}
        press={(digit) => put(symbolOf(digit))}
      >
        <Button data-digit={0} onClick={() => put('.')}>
          {enter.blank}
        </Button>
      </Digits>
      <Check
        name={enter.advance}
        isOn={state.autoAdvance}
        turn={(autoAdvance) => controls.update((now) => ({ ...now, autoAdvance }))}
      />
      <p class="quiet">{enter.keys}</p>
    </div>
  );
}
