import type { ComponentChildren } from 'preact';
import { type Action, ActionButton } from '../page/action.tsx';
import type { PlayerProps, RunControls } from '../search/controls.ts';
import { speeds } from '../search/player.ts';
import { Button, Icon } from '../widgets/button.tsx';
import { Choice } from '../widgets/choice.tsx';
import { GoTo } from './go-to.tsx';
import { Jumps } from './jumps.tsx';

/** The option of playing at a speed that fits the length of the run. */
const FIT = 0;

interface TransportProps extends PlayerProps {
  /** The controls of the recorded search, if the room shows one search in full. */
  readonly search?: RunControls;
  /** Whether the user must predict the next step before going on. Default: false. */
  readonly isAsked?: boolean;
  /** Shown after the buttons. */
  readonly children?: ComponentChildren;
}

const TOGGLE = { play: 'M6 3.5v13l11-6.5z', pause: 'M6 4v12M14 4v12' };

export function Transport({ search, isAsked = false, children, ...props }: TransportProps) {
  const { state, words, controls } = props;
  const { playback, playerActions } = controls;
  const { transport } = words;
  const toggle = state.run.player.playing ? 'pause' : 'play';
  const more = search?.recordingActions;
  const buttons = (...actions: readonly (Action | undefined)[]) =>
    actions.map(
      (one) => one && <ActionButton key={one.id} action={one} language={state.page.language} />,
    );
  return (
    <div class="transport" data-jumps={search ? '' : undefined}>
      <div class="buttons">
        {buttons(playerActions.first, more?.previousBack, playerActions.back)}
        <Button
          class="main"
          data-action={toggle}
          off={playback.isIdle('toggle')}
          onClick={() => playback.press('toggle')}
        >
          <Icon path={TOGGLE[toggle]} />
          {transport[toggle]}
        </Button>
        {buttons(
          playerActions.forward,
          more?.nextBack,
          more?.stepOver,
          more?.stepOut,
          playerActions.last,
        )}
      </div>
      {search && <Jumps {...props} controls={search} off={isAsked} />}
      <Choice
        label={transport.speed}
        options={playback.fits ? [FIT, ...speeds] : speeds}
        chosen={playback.chosenSpeed ?? FIT}
        nameOf={(speed) => {
          if (speed === FIT) return transport.fitting;
          return Number.isFinite(speed) ? transport.perSecond(speed) : transport.fastest;
        }}
        choose={(speed) => playback.chooseSpeed(speed === FIT ? undefined : speed)}
      />
      <GoTo {...props} off={isAsked} />
      {children}
    </div>
  );
}
