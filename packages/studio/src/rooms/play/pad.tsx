import type { JSX } from 'preact';
import { gameOf, geometryOf } from '../../game/state.ts';
import { ActionButton } from '../../page/action.tsx';
import { Button } from '../../widgets/button.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { modes } from './keys.ts';
import { withPad } from './playing.ts';
import { type PlayProps, playOf, withPlay } from './slice.ts';
import { playWords } from './words.ts';

/** The buttons that write in the grid. The pad itself shows the mode. */
export function Pad({ state, controls }: PlayProps): JSX.Element {
  const play = playWords[state.page.language];
  const { held, mode } = playOf(state);
  const { size } = geometryOf(gameOf(state));
  const press = (digit: number): void =>
    controls.update((now) => withPad(now, digit, performance.now()));
  return (
    <div class="pad" data-mode={mode}>
      <div class="tabs" role="group" aria-label={play.modes.label}>
        {modes.map((one) => (
          <Button
            key={one}
            aria-pressed={one === mode}
            onClick={() => controls.update((now) => withPlay(now, { mode: one }))}
          >
            {play.modes[one]}
          </Button>
        ))}
      </div>
      <Digits
        label={play.pad[mode]}
        size={mode === 'colour' ? Math.min(size, 9) : size}
        pressed={held}
        press={press}
      >
        <Button data-digit={0} onClick={() => press(0)}>
          {play.clear}
        </Button>
        {controls.history.map((one) => (
          <ActionButton key={one.id} action={one} language={state.page.language} />
        ))}
      </Digits>
    </div>
  );
}
