import { clockText } from '@nonet/engine/game';
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { TechniquePage } from '../../coach/technique/technique-page.tsx';
import { type Clock, playedAt } from '../../game/clock.ts';
import { linkToGame } from '../../game/game-codec.ts';
import { levelName } from '../../game/level-words.ts';
import { gameOf, geometryOf, isFinished } from '../../game/state.ts';
import { Share } from '../../page/share.tsx';
import { Print } from '../../printing/print-dialog.tsx';
import { Verdict } from '../../puzzle/verdict.tsx';
import { Button, Icon } from '../../widgets/button.tsx';
import { GAMES } from './autosave.ts';
import { CoachPanel } from './coach/coach-panel.tsx';
import { Finished } from './finished.tsx';
import { Games } from './games.tsx';
import { NewGame } from './new-game.tsx';
import { Pad } from './pad.tsx';
import { PlaySettingsDialog } from './play-settings.tsx';
import { playedLayers } from './played-layers.ts';
import { withSelection } from './selecting.ts';
import { type PlayProps, playOf } from './slice.ts';
import { Spoken } from './spoken.tsx';
import { playWords } from './words.ts';
import './play.css';

export function PlayView(props: PlayProps) {
  const { state, words, controls } = props;
  const { language } = state.page;
  const play = playWords[language];
  const game = gameOf(state);
  const { selection, settings } = playOf(state);
  const { check } = state.puzzle;
  return (
    <div class="stage play" data-characters="">
      <div class="heart">
        {game.isPaused ? (
          <div class="paused">
            <p>{play.clock.paused}</p>
            <Button class="main" onClick={controls.togglePause}>
              {play.clock.resume}
            </Button>
          </div>
        ) : (
          <Board
            geometry={geometryOf(game)}
            words={words}
            layers={playedLayers(state)}
            at={state.puzzle.cell}
            selection={new Set(selection)}
            isReadOnly={false}
            isEased={false}
            onFocus={(cell) =>
              controls.update((now) =>
                playOf(now).selection.includes(cell) ? now : withSelection(now, [cell]),
              )
            }
            onPointer={controls.pointer}
          />
        )}
      </div>
      <div class="play-head">
        {game.origin && (
          <p class="origin">
            {[levelName(game.origin, language), game.origin.day].filter(Boolean).join(' · ')}
          </p>
        )}
        {settings.showsClock && <ClockText clock={game.clock} label={play.clock.label} />}
        {!isFinished(game) && (
          <Button
            class="icon"
            label={play.clock[game.isPaused ? 'resume' : 'pause']}
            onClick={controls.togglePause}
          >
            <Icon path={game.isPaused ? 'M6 4l10 6-10 6z' : 'M6 4v12M13 4v12'} />
          </Button>
        )}
        <NewGame {...props} />
        <Games {...props} />
        <Share
          words={words}
          address={() => linkToGame(controls.addressOf(state), state)}
          note={play.games.linkNote}
        />
        <Print puzzles={() => [game.givens]} language={language} printing={controls.printing} />
        <PlaySettingsDialog {...props} />
        {check.kind !== 'proper' && check.kind !== 'working' && !isFinished(game) && (
          <Verdict {...props} />
        )}
        {state.page.unkept.includes(GAMES) && <p role="status">{play.games.unkept}</p>}
      </div>
      <Pad {...props} />
      {isFinished(game) ? <Finished {...props} /> : <CoachPanel {...props} />}
      <TechniquePage {...props} />
      <Spoken />
    </div>
  );
}

/** The time played. It redraws only itself. */
function ClockText({ clock, label }: { clock: Clock; label: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const draw = (): void => setText(clockText(playedAt(clock, performance.now())));
    draw();
    if (clock.since === undefined) return;
    const timer = setInterval(draw, 250);
    return () => clearInterval(timer);
  }, [clock.played, clock.since]);
  return (
    <span class="game-clock" role="timer" aria-label={label}>
      {text}
    </span>
  );
}
