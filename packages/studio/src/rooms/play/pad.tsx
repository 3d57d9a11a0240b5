import { symbolOf } from '@nonet/engine/notation';
import { clearingMarks } from '../../game/marking.ts';
import { digitsLeft, gameOf, geometryOf } from '../../game/state.ts';
import { fillingNotes, notingEverywhere } from '../../game/writing.ts';
import { ActionButton } from '../../page/action.tsx';
import { Button } from '../../widgets/button.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { digitLit } from './played-layers.ts';
import { noteOf, withChanges, withDigitLit, withPad } from './playing.ts';
import { modesOf, type PlayProps, playOf, withPlay } from './slice.ts';
import { Trials } from './trials.tsx';
import { playWords } from './words.ts';

/** The buttons that write in the grid. The pad itself shows the mode. */
export function Pad(props: PlayProps) {
  const { state, controls } = props;
  const { language } = state.page;
  const play = playWords[language];
  const { held, lit: asked, mode, settings } = playOf(state);
  const game = gameOf(state);
  const lit = digitLit(state);
  const { size } = geometryOf(game);
  const lacking = digitsLeft(game);
  const press = (digit: number): void =>
    controls.update((now) => withPad(now, digit, performance.now()));
  const fill = (changes: Parameters<typeof withChanges>[2]): void =>
    controls.update((now) => withChanges(now, 'fill-notes', changes, performance.now()));
  const remark = (digit: number) => {
    const left = lacking[digit];
    return { text: left > 0 ? String(left) : '✓', name: play.left(symbolOf(digit), left) };
  };
  return (
    <div class="pad" data-size={size}>
      <div class="tabs" role="group" aria-label={play.modes.label}>
        {modesOf(settings).map((one) => (
          <Button
            key={one}
            aria-pressed={one === mode}
            onClick={() => controls.update((now) => withPlay(now, { mode: one }))}
          >
            {play.modes[one]}
          </Button>
        ))}
      </div>
      <div class="history">
        {controls.history.map((one) => (
          <ActionButton key={one.id} action={one} language={language} />
        ))}
      </div>
      {mode === 'mark' && <p class="quiet">{play.marking}</p>}
      <Digits
        label={play.pad[mode]}
        size={mode === 'colour' ? Math.min(size, 9) : size}
        pressed={held ?? asked}
        press={press}
        hold={(digit) => controls.update((now) => withDigitLit(now, digit))}
        {...(mode === 'colour' ? { isColoured: true } : { remark })}
      >
        <Button data-digit={0} onClick={() => press(0)}>
          {play.clear}
        </Button>
      </Digits>
      <details class="more">
        <summary>{play.more}</summary>
        <div class="buttons">
          <Button onClick={() => fill(fillingNotes)}>{play.fillNotes}</Button>
          {lit !== undefined && (
            <Button onClick={() => fill((now) => notingEverywhere(now, lit, noteOf(settings)))}>
              {play.everywhere(symbolOf(lit))}
            </Button>
          )}
          <Button
            onClick={() =>
              controls.update((now) => withChanges(now, 'mark', clearingMarks, performance.now()))
            }
          >
            {play.clearMarks}
          </Button>
        </div>
        <Trials {...props} />
      </details>
    </div>
  );
}
