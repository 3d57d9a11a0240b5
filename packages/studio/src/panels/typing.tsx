import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { withAutoAdvance } from '../state/transitions.ts';

/** How digits are typed into the grid. */
export function Typing({ state, words, controls }: PartProps): JSX.Element {
  const { enter } = words;
  return (
    <div class="typing">
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
