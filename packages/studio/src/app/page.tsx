import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Board } from '../board/grid.tsx';
import { Code } from '../panels/code.tsx';
import { Counters } from '../panels/counters.tsx';
import { Depths } from '../panels/depths.tsx';
import { EnterBox } from '../panels/enter-box.tsx';
import { Export } from '../panels/export.tsx';
import { Guide } from '../panels/guide.tsx';
import { Masthead } from '../panels/masthead.tsx';
import { Predict } from '../panels/predict.tsx';
import { Race } from '../panels/race.tsx';
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
import { masked, question } from '../state/predict.ts';
import { wordsOf } from '../words/words.ts';
import { onHelpKey, onVisualiserKey } from './keys.ts';
import type { Studio } from './studio.ts';

/** One instrument: the ruler above, the grid in the middle, time below. */
export function Page({ studio }: { studio: Studio }): JSX.Element {
  const whole = studio.state.value;
  const asked = question(whole);
  const state = masked(whole);
  const { language, theme, room, settings } = state;
  const isTold = state.guide.isOpen && isAtStop(state) && !state.whyNot;
  const words = wordsOf(language);
  const props = { state, words, controls: studio };

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = settings.motion ? 'on' : 'off';
    document.title = words.title;
  }, [language, theme, settings.motion]);

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => onHelpKey(event, settings);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [settings]);

  useLayoutEffect(() => {
    if (room === 'enter') return;
    const onKey = (event: KeyboardEvent): void => onVisualiserKey(event, studio, settings);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [room, settings]);

  if (state.embedded && room === 'watch') return <Embedded {...props} />;
  return (
    <>
      <Masthead {...props} />
      <main class="instrument" data-room={room}>
        {room === 'watch' && <Depths {...props} />}
        {room !== 'race' && (
          <div class="heart">
            <Board {...props} />
          </div>
        )}
        {room === 'race' && (
          <>
            <Race {...props} />
            <div class="deck">
              <Transport {...props}>
                <Share {...props} />
              </Transport>
            </div>
          </>
        )}
        {room === 'enter' && (
          <>
            <div class="telling">
              <Typing {...props} />
            </div>
            <div class="side">
              <EnterBox {...props} />
            </div>
          </>
        )}
        {room === 'watch' && (
          <>
            <div class="telling">
              {state.predict.isOn ? <Predict {...props} asked={asked} /> : <Guide {...props} />}
              <Story {...props} />
              <Verdict {...props} />
              <Runs {...props} />
            </div>
            <div class="side">
              {!state.predict.isOn && !isTold && <WhyNot {...props} />}
              <StrategyChoice {...props} />
              <Counters {...props} />
            </div>
            <div class="drawer">
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
        )}
      </main>
    </>
  );
}

/** In a frame of another page. */
function Embedded(props: PartProps): JSX.Element {
  const full = `#${addressOf({ ...props.state, embedded: false })}`;
  return (
    <main class="instrument" data-room="watch" data-embedded="">
      <div class="heart">
        <Board {...props} />
      </div>
      <div class="telling">
        <Story {...props} />
        <a href={full} target="_blank" rel="noreferrer" title={props.words.share.full}>
          <span class="hidden">{props.words.share.full}</span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7" />
          </svg>
        </a>
      </div>
      <div class="deck">
        <Waveform {...props} />
        <Transport {...props} />
      </div>
    </main>
  );
}
