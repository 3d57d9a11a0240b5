import { symbolOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { withoutOpenPage } from '../../coach/technique/slice.ts';
import { clearingMarks } from '../../game/marking.ts';
import { digitsLeft, gameOf, geometryOf, isFinished } from '../../game/state.ts';
import { fillingNotes, notingEverywhere } from '../../game/writing.ts';
import { Button, Icon } from '../../widgets/button.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { Menu } from '../../widgets/menu.tsx';
import { coachOf, hasMoreHint, withHint } from './coach/asking.ts';
import { coachWords } from './coach/words.ts';
import { digitLit } from './played-layers.ts';
import { noteOf, withChanges, withDigitLit, withPad } from './playing.ts';
import { modesOf, type PlayProps, playOf, withPlay } from './slice.ts';
import { Trials } from './trials.tsx';
import { playWords } from './words.ts';
import './pad.css';

const ICONS = {
  clear: 'M8 4.5h9v11H8L3 10zM10.5 8l4 4M14.5 8l-4 4',
  notes: [5, 10, 15].map((y) => `M4.5 ${y}h1M9.5 ${y}h1M14.5 ${y}h1`).join(''),
  tools: 'M3 6h4M11 6h6M3 14h8M15 14h2M9 4v4M13 12v4',
  hint: 'M7.5 13c0-1.5-2.5-2.6-2.5-5.5a5 5 0 0 1 10 0c0 2.9-2.5 4-2.5 5.5zM8 16.5h4',
};

/** The keypad: what the digits write, the digits, and what one does with the whole board. */
export function Pad(props: PlayProps) {
  const { state, controls } = props;
  const { language } = state.page;
  const play = playWords[language];
  const { held, lit: asked, mode, settings } = playOf(state);
  const game = gameOf(state);
  const { isPaused } = game;
  const { size } = geometryOf(game);
  const lacking = digitsLeft(game);
  const press = (digit: number): void =>
    controls.update((now) => withPad(now, digit, performance.now()));
  const remark = (digit: number) => {
    const left = lacking[digit];
    return { text: left > 0 ? String(left) : '✓', name: play.left(symbolOf(digit), left) };
  };
  return (
    <div
      class="pad"
      {...(isPaused && { role: 'group', 'aria-label': play.clock.paused })}
      data-size={size}
      style={{ '--columns': Math.ceil(Math.sqrt(size)) }}
    >
      <div class="tabs" role="group" aria-label={play.modes.label}>
        {modesOf(settings).map((one) => (
          <Button
            key={one}
            aria-pressed={one === mode}
            off={isPaused}
            onClick={() => controls.update((now) => withPlay(now, { mode: one }))}
          >
            {play.modes[one]}
          </Button>
        ))}
      </div>
      <Digits
        label={play.pad[mode]}
        size={mode === 'colour' ? Math.min(size, 9) : size}
        pressed={held ?? asked}
        off={isPaused}
        press={press}
        hold={(digit) => {
          if (!isPaused) controls.update((now) => withDigitLit(now, digit));
        }}
        {...(mode === 'colour' ? { isColoured: true } : { remark })}
      >
        <Tool
          icon={ICONS.clear}
          text={play.clear}
          data-digit={0}
          off={isPaused}
          onClick={() => press(0)}
        />
      </Digits>
      <div class="tools">
        {controls.history.map(({ icon, id, isOff, run, text }) => (
          <Tool
            key={id}
            icon={icon}
            text={text[language]}
            data-action={id}
            off={isPaused || isOff()}
            onClick={run}
          />
        ))}
        <Tool
          icon={ICONS.notes}
          text={play.allNotes}
          label={play.fillNotes}
          off={isPaused}
          onClick={() =>
            controls.update((now) =>
              withChanges(now, 'fill-notes', fillingNotes, performance.now()),
            )
          }
        />
        <Tools {...props} />
        <Tool
          icon={ICONS.hint}
          text={coachWords[language].hint}
          class={isFinished(game) ? undefined : 'main'}
          off={isPaused || isFinished(game) || !hasMoreHint(coachOf(state))}
          onClick={() => controls.update((now) => withHint(withoutOpenPage(now)))}
        />
      </div>
    </div>
  );
}

/** A key with an icon, and its name below it. */
function Tool({
  icon,
  text,
  ...rest
}: { icon: string; text: string } & Parameters<typeof Button>[0]): JSX.Element {
  return (
    <Button {...rest}>
      <Icon path={icon} />
      <span>{text}</span>
    </Button>
  );
}

/** What one needs less often: a digit noted everywhere, trials and savepoints. */
function Tools(props: PlayProps) {
  const { state, controls } = props;
  const play = playWords[state.page.language];
  const { settings } = playOf(state);
  const lit = digitLit(state);
  const change = (...how: [Parameters<typeof withChanges>[1], Parameters<typeof withChanges>[2]]) =>
    controls.update((now) => withChanges(now, ...how, performance.now()));
  return (
    <Menu name={play.tools} icon={ICONS.tools} class="pad-menu" off={gameOf(state).isPaused}>
      <div class="buttons">
        {lit !== undefined && (
          <Button
            onClick={() =>
              change('fill-notes', (now) => notingEverywhere(now, lit, noteOf(settings)))
            }
          >
            {play.everywhere(symbolOf(lit))}
          </Button>
        )}
        <Button onClick={() => change('mark', clearingMarks)}>{play.clearMarks}</Button>
      </div>
      <Trials {...props} />
    </Menu>
  );
}
