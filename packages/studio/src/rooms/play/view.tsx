import type { JSX } from 'preact';
import { Board } from '../../board/board.tsx';
import { isFinished } from '../../game/finished.ts';
import { gameOf, geometryOf, withGame } from '../../game/state.ts';
import { ActionButton } from '../../page/action.tsx';
import { Share } from '../../page/share.tsx';
import { Button } from '../../widgets/button.tsx';
import { ClockText, clockText } from './clock.tsx';
import { CoachPanel } from './coach/coach-panel.tsx';
import { linkToGame } from './codec.ts';
import { Games } from './games.tsx';
import { Pad } from './pad.tsx';
import { PlaySettingsDialog } from './play-settings.tsx';
import { playedLayers } from './played-layers.ts';
import { selecting } from './selecting.ts';
import { type PlayProps, playOf } from './slice.ts';
import { playWords } from './words.ts';
import './play.css';

const NO_CONTENTS: ReadonlyMap<number, string> = new Map();

export function PlayView(props: PlayProps): JSX.Element {
  const { state, words, controls } = props;
  const play = playWords[state.page.language];
  const game = gameOf(state);
  const { selection, settings } = playOf(state);
  const pause = (isPaused: boolean): void =>
    controls.update((now) => withGame(now, (it) => ({ ...it, isPaused })));
  return (
    <div class="stage play">
      <div class="heart">
        {game.isPaused ? (
          <div class="paused">
            <p>{play.clock.paused}</p>
            <Button class="main" onClick={() => pause(false)}>
              {play.clock.resume}
            </Button>
          </div>
        ) : (
          <Board
            geometry={geometryOf(game)}
            words={words}
            layers={playedLayers(state)}
            contents={NO_CONTENTS}
            at={state.puzzle.cell}
            selection={new Set(selection)}
            isReadOnly={false}
            isEased={false}
            onFocus={(cell) =>
              controls.update((now) =>
                playOf(now).selection.includes(cell) ? now : selecting(now, [cell]),
              )
            }
            onPointer={controls.pointer}
          />
        )}
      </div>
      <div class="play-head">
        {settings.showsClock && <ClockText clock={game.clock} label={play.clock.label} />}
        {isFinished(game) ? (
          <p role="status">{play.solved(clockText(game.clock.played))}</p>
        ) : (
          <Button onClick={() => pause(!game.isPaused)}>
            {game.isPaused ? play.clock.resume : play.clock.pause}
          </Button>
        )}
        <Games {...props} />
        <Share
          words={words}
          address={linkToGame(controls.addressOf(state), state)}
          note={play.games.linkNote}
        />
        <PlaySettingsDialog {...props} />
        {controls.history.map((one) => (
          <ActionButton key={one.id} action={one} language={state.page.language} />
        ))}
      </div>
      <Pad {...props} />
      <CoachPanel {...props} />
    </div>
  );
}
