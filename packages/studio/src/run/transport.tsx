import type { ComponentChildren, JSX } from 'preact';
import type { PlayerProps, RunControls } from '../search/controls.ts';
import { type Action, speeds } from '../search/player.ts';
import { Button } from '../widgets/button.tsx';
import { Choice } from '../widgets/choice.tsx';
import { Icon } from '../widgets/icon.tsx';
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

/** SVG paths in a 20 × 20 box. */
const ICONS = {
  first: 'M5 4v12M16 4.5v11L8 10z',
  'previous-back': 'M10 4.5 4 10l6 5.5zM17 4.5 11 10l6 5.5z',
  back: 'M13 4.5v11L6 10z',
  play: 'M6 3.5v13l11-6.5z',
  pause: 'M6 4v12M14 4v12',
  forward: 'M7 4.5v11l7-5.5z',
  'next-back': 'M10 4.5 16 10l-6 5.5zM3 4.5 9 10l-6 5.5z',
  'step-over': 'M3 12c1-8 12-8 14-1M13 9l4 3 2-5M8.5 15h3',
  'step-out': 'M10 12V3M6 7l4-4.5 4 4.5M6.5 16h7',
  last: 'M15 4v12M4 4.5v11L12 10z',
} as const;

export function Transport({
  search,
  isAsked = false,
  children,
  ...props
}: TransportProps): JSX.Element {
  const { state, words, controls } = props;
  const { player } = state.run;
  const time = controls.playback.time;
  const { transport } = words;
  const press = (action: Action) => () => controls.playback.press(action);
  const atStart = player.event === 0;
  const isEmpty = state.puzzle.check.kind === 'conflict';
  const atEnd = isAsked || isEmpty || (time.end !== undefined && player.event >= time.events);
  const toggle = player.playing ? 'pause' : 'play';
  return (
    <div class="transport" data-jumps={search ? '' : undefined}>
      <div class="buttons">
        <Step icon="first" label={transport.first} off={atStart} onClick={press('first')} />
        {search && (
          <Step
            icon="previous-back"
            label={transport.previousBack}
            off={atStart}
            onClick={() => search.recording.jump('previous-back')}
          />
        )}
        <Step icon="back" label={transport.back} off={atStart} onClick={press('back')} />
        <Button class="main" data-action={toggle} off={isEmpty} onClick={press('toggle')}>
          <Icon path={ICONS[toggle]} />
          {transport[toggle]}
        </Button>
        <Step icon="forward" label={transport.forward} off={atEnd} onClick={press('forward')} />
        {search && (
          <Step
            icon="next-back"
            label={transport.nextBack}
            off={atEnd}
            onClick={() => search.recording.jump('next-back')}
          />
        )}
        {search && (
          <Step
            icon="step-over"
            label={transport.stepOver}
            off={atEnd}
            onClick={() => search.recording.jump('step-over')}
          />
        )}
        {search && (
          <Step
            icon="step-out"
            label={transport.stepOut}
            off={atEnd}
            onClick={() => search.recording.jump('step-out')}
          />
        )}
        <Step icon="last" label={transport.last} off={atEnd} onClick={press('last')} />
      </div>
      {search && <Jumps {...props} controls={search} off={isAsked} />}
      <Choice
        label={transport.speed}
        options={controls.playback.fits ? [FIT, ...speeds] : speeds}
        chosen={controls.playback.chosenSpeed ?? FIT}
        nameOf={(speed) => {
          if (speed === FIT) return transport.fitting;
          return Number.isFinite(speed) ? transport.perSecond(speed) : transport.fastest;
        }}
        choose={(speed) => controls.playback.chooseSpeed(speed === FIT ? undefined : speed)}
      />
      <GoTo {...props} />
      {children}
    </div>
  );
}

interface StepProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

function Step({ icon, ...rest }: StepProps): JSX.Element {
  return (
    <Button class="icon" data-action={icon} {...rest}>
      <Icon path={ICONS[icon]} />
    </Button>
  );
}
