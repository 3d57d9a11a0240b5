import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PartProps } from '../state/controls.ts';
import { type Action, eventOf, speeds } from '../state/player.ts';
import { atEvent, atSpeed, pressing, timeOf } from '../state/transitions.ts';
import { Jumped, Jumps } from './jumps.tsx';

interface TransportProps extends PartProps {
  /** Whether a question is open. While it is open, only an answer advances the search. Default: false. */
  readonly isAsked?: boolean;
  /** Shown at the end of the row. */
  readonly children?: ComponentChildren;
}

/** SVG paths, in a 20 × 20 box. */
const ICONS = {
  first: 'M5 4v12M16 4.5v11L8 10z',
  'previous-back': 'M10 4.5 4 10l6 5.5zM17 4.5 11 10l6 5.5z',
  back: 'M13 4.5v11L6 10z',
  play: 'M6 3.5v13l11-6.5z',
  pause: 'M6 4v12M14 4v12',
  forward: 'M7 4.5v11l7-5.5z',
  'next-back': 'M10 4.5 16 10l-6 5.5zM3 4.5 9 10l-6 5.5z',
  last: 'M15 4v12M4 4.5v11L12 10z',
} as const;

export function Transport({ isAsked = false, children, ...props }: TransportProps): JSX.Element {
  const { state, words, controls } = props;
  const { player, room } = state;
  const run = timeOf(state);
  const isRace = room === 'race';
  const { transport } = words;
  const press = (action: Action) => () => controls.update((now) => pressing(now, action));
  const atStart = eventOf(player) === 0;
  const atEnd = isAsked || (run.end !== undefined && eventOf(player) >= run.events);
  const { playing } = player;
  return (
    <div class="transport" role="group" aria-label={transport.label}>
      <div class="buttons">
        <Button icon="first" name={transport.first} off={atStart} press={press('first')} />
        {!isRace && (
          <Button
            icon="previous-back"
            name={transport.previousBack}
            off={atStart}
            press={() => controls.watching.jump('previous-back')}
          />
        )}
        <Button icon="back" name={transport.back} off={atStart} press={press('back')} />
        <Button
          icon={playing ? 'pause' : 'play'}
          name={playing ? transport.pause : transport.play}
          press={press('toggle')}
          main
        >
          {playing ? transport.pause : transport.play}
        </Button>
        <Button icon="forward" name={transport.forward} off={atEnd} press={press('forward')} />
        {!isRace && (
          <Button
            icon="next-back"
            name={transport.nextBack}
            off={atEnd}
            press={() => controls.watching.jump('next-back')}
          />
        )}
        <Button icon="last" name={transport.last} off={atEnd} press={press('last')} />
      </div>
      {!isRace && <Jumps {...props} off={isAsked} />}
      <Speed {...props} />
      <GoTo {...props} />
      {children}
      {!isRace && <Jumped {...props} />}
      {!isRace && run.end === undefined && run.events > 0 && (
        <p class="recording">
          <span>{transport.recording(run.events)}</span>
          <button type="button" onClick={controls.watching.stop}>
            {transport.stop}
          </button>
        </p>
      )}
    </div>
  );
}

interface ButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly name: string;
  readonly press: () => void;
  readonly off?: boolean;
  readonly main?: boolean;
  readonly children?: ComponentChildren;
}

function Button({ icon, name, press, off, main, children }: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={main ? 'main' : 'icon'}
      data-action={icon}
      aria-label={children ? undefined : name}
      title={children ? undefined : name}
      aria-disabled={off ? true : undefined}
      onClick={off ? undefined : press}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      {children}
    </button>
  );
}

function Speed({ state, words, controls }: PartProps): JSX.Element {
  const { transport } = words;
  return (
    <label class="field">
      <span>{transport.speed}</span>
      <select
        value={String(state.player.speed)}
        onChange={({ currentTarget }) =>
          controls.update((now) => atSpeed(now, Number(currentTarget.value)))
        }
      >
        {speeds.map((speed) => (
          <option value={String(speed)} key={speed}>
            {Number.isFinite(speed) ? transport.perSecond(speed) : transport.fastest}
          </option>
        ))}
      </select>
    </label>
  );
}

function GoTo({ state, words, controls }: PartProps): JSX.Element {
  // Even while the search plays, the typed text stays until the user enters it or moves the focus away.
  const [typed, type] = useState<string>();
  return (
    <label class="field goto">
      <span>{words.transport.goTo}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? eventOf(state.player)}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onChange={({ currentTarget }) => {
          type(undefined);
          const number = currentTarget.value.replace(/[\s,]/g, '');
          if (/^\d+$/.test(number)) controls.update((now) => atEvent(now, Number(number)));
        }}
        onBlur={() => type(undefined)}
      />
    </label>
  );
}
