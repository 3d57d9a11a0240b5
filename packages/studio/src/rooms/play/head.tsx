import { clockText } from '@nonet/engine/game';
import { useEffect, useState } from 'preact/hooks';
import { type Clock, playedAt } from '../../game/clock.ts';
import { linkToGame } from '../../game/game-codec.ts';
import { levelName } from '../../game/level-words.ts';
import { gameOf, hasPuzzleToPlay, isFinished } from '../../game/state.ts';
import { Share } from '../../page/share.tsx';
import { isDay } from '../../picture/days.ts';
import { Print } from '../../printing/print-dialog.tsx';
import { Verdict } from '../../puzzle/verdict.tsx';
import { Button, Icon } from '../../widgets/button.tsx';
import { Menu } from '../../widgets/menu.tsx';
import { dayText } from '../../words/dates.ts';
import { GAMES } from './autosave.ts';
import { coachWords } from './coach/words.ts';
import { Games } from './games.tsx';
import { NewGame } from './new-game.tsx';
import { PlaySettingsDialog } from './play-settings.tsx';
import { type PlayProps, playOf } from './slice.ts';
import { playWords } from './words.ts';
import './head.css';

const DOTS = 'M4.5 10h.01M10 10h.01M15.5 10h.01';

/** What is played and for how long, and what one does with the game. On a small page, in a menu. */
export function Head({ callCoach, ...props }: PlayProps & { callCoach: () => void }) {
  const { state, words, controls } = props;
  const { language } = state.page;
  const play = playWords[language];
  const game = gameOf(state);
  const isPlaying = hasPuzzleToPlay(state);
  const { check } = state.puzzle;
  const isOdd = check.kind !== 'proper' && check.kind !== 'working' && !isFinished(game);
  const isUnkept = state.page.unkept.includes(GAMES);
  const { day } = game.origin ?? {};
  const { author, title } = state.puzzle.about;
  const origin = [
    title ?? levelName(game.origin, language),
    author && play.by(author),
    isDay(day) && dayText(day, language),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div class="play-head">
      {origin && <p class="origin">{origin}</p>}
      {isPlaying && playOf(state).settings.showsClock && (
        <ClockText clock={game.clock} label={play.clock.label} />
      )}
      {isPlaying && !isFinished(game) && (
        <Button
          class="icon"
          label={play.clock[game.isPaused ? 'resume' : 'pause']}
          onClick={controls.togglePause}
        >
          <Icon path={game.isPaused ? 'M6 4l10 6-10 6z' : 'M6 4v12M13 4v12'} />
        </Button>
      )}
      <div class="head-notes">
        {isPlaying && isOdd && <Verdict {...props} />}
        {isUnkept && <p role="status">{play.games.unkept}</p>}
      </div>
      {isPlaying && <NewGame {...props} name={play.newGame.name} />}
      <Menu name={play.menu} icon={DOTS} class="head-menu">
        {isPlaying && !isFinished(game) && (
          <Button class="plain opens coach-call" onClick={callCoach}>
            {coachWords[language].label}
          </Button>
        )}
        <Games {...props} />
        {isPlaying && (
          <Share
            words={words}
            address={() => linkToGame(controls.addressOf(state), state)}
            note={play.games.linkNote}
          />
        )}
        {isPlaying && (
          <Print puzzles={() => [game.givens]} language={language} printing={controls.printing} />
        )}
        <PlaySettingsDialog {...props} />
      </Menu>
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
