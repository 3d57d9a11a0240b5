import type { JSX } from 'preact';
import { Board } from '../board/grid.tsx';
import { Code } from '../panels/code.tsx';
import { Counters } from '../panels/counters.tsx';
import { EnterBox } from '../panels/enter-box.tsx';
import { Export } from '../panels/export.tsx';
import { Guide } from '../panels/guide.tsx';
import { Icon } from '../panels/icon.tsx';
import { Predict } from '../panels/predict.tsx';
import { RacePanel } from '../panels/race.tsx';
import { Runs } from '../panels/runs.tsx';
import { Share } from '../panels/share.tsx';
import { Story } from '../panels/story.tsx';
import { StrategyChoice } from '../panels/strategy.tsx';
import { Transport } from '../panels/transport.tsx';
import { Typing } from '../panels/typing.tsx';
import { Verdict } from '../panels/verdict.tsx';
import { Waveform } from '../panels/waveform.tsx';
import { WhyNot } from '../panels/why-not.tsx';
import { addressOf } from '../state/address.ts';
import type { PartProps } from '../state/controls.ts';
import { isAtStop } from '../state/guide.ts';
import type { question } from '../state/predict.ts';

interface RoomProps extends PartProps {
  /** The cell whose digit the user is asked to predict. */
  readonly asked: ReturnType<typeof question>;
}

/** The panels of Watch around the grid. */
export function WatchRoom({ asked, ...props }: RoomProps): JSX.Element {
  const { guide, predict, whyNot } = props.state;
  const isTourShown = guide.isOpen && isAtStop(props.state) && !whyNot;
  return (
    <>
      <div class="narration">
        {predict.isOn ? <Predict {...props} asked={asked} /> : <Guide {...props} />}
        <Story {...props} />
        <Verdict {...props} />
        <Runs {...props} />
      </div>
      <div class="side">
        {!predict.isOn && !isTourShown && <WhyNot {...props} />}
        <StrategyChoice {...props} />
      </div>
      <div class="drawer">
        <Counters {...props} />
        <Code {...props} />
      </div>
      <div class="deck">
        <Waveform {...props} />
        <Transport {...props} isAsked={asked !== undefined}>
          <Share {...props} />
          <Export {...props} />
        </Transport>
      </div>
    </>
  );
}

export function EnterRoom(props: PartProps): JSX.Element {
  return (
    <>
      <div class="narration">
        <Typing {...props} />
      </div>
      <div class="side">
        <EnterBox {...props} />
      </div>
    </>
  );
}

export function RaceRoom(props: PartProps): JSX.Element {
  return (
    <>
      <RacePanel {...props} />
      <div class="deck">
        <Transport {...props}>
          <Share {...props} />
        </Transport>
      </div>
    </>
  );
}

/** Watch in an iframe of another page. */
export function Embedded(props: PartProps): JSX.Element {
  const full = `#${addressOf({ ...props.state, embedded: false })}`;
  return (
    <main class="instrument" data-room="watch" data-embedded="">
      <div class="heart">
        <Board {...props} />
      </div>
      <div class="narration">
        <Story {...props} />
        <a href={full} target="_blank" rel="noreferrer" title={props.words.share.full}>
          <span class="hidden">{props.words.share.full}</span>
          <Icon path="M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7" />
        </a>
      </div>
      <div class="deck">
        <Waveform {...props} />
        <Transport {...props} />
      </div>
    </main>
  );
}
