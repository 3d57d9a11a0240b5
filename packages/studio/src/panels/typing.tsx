import { symbolOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import { withAutoAdvance, withGiven } from '../state/transitions.ts';
import { Digits } from './digits.tsx';

/** Digit buttons for mouse and touch, and a note on the keys of the grid. */
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
        <button type="button" data-digit={0} onClick={() => put('.')}>
          {enter.blank}
        </button>
      </Digits>
      <label class="check">
        <input
          type="checkbox"
          checked={state.autoAdvance}
          onChange={({ currentTarget: { checked } }) =>
            controls.update((now) => withAutoAdvance(now, checked))
          }
        />
        <span>{enter.advance}</span>
      </label>
      <p class="quiet">{enter.keys}</p>
    </div>
  );
}
