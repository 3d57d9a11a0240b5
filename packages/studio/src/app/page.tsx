import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Board } from '../board/grid.tsx';
import { Depths } from '../panels/depths.tsx';
import { Masthead } from '../panels/masthead.tsx';
import { masked, question } from '../state/predict.ts';
import { wordsOf } from '../words/words.ts';
import { onHelpKey, onVisualiserKey } from './keys.ts';
import { Embedded, EnterRoom, RaceRoom, WatchRoom } from './rooms.tsx';
import type { Studio } from './studio.ts';

export function Page({ studio }: { studio: Studio }): JSX.Element {
  const whole = studio.state.value;
  const asked = question(whole);
  const state = masked(whole);
  const { language, theme, room, settings } = state;
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
  const Room = { watch: WatchRoom, enter: EnterRoom, race: RaceRoom }[room];
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
        <Room {...props} asked={asked} />
      </main>
    </>
  );
}
