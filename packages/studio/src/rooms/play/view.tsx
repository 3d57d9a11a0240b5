import { useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { TechniquePage } from '../../coach/technique/technique-page.tsx';
import { gameOf, geometryOf, hasPuzzleToPlay, isFinished } from '../../game/state.ts';
import { Button } from '../../widgets/button.tsx';
import { CoachPanel } from './coach/coach-panel.tsx';
import { Finished } from './finished.tsx';
import { Head } from './head.tsx';
import { Opening } from './opening.tsx';
import { Pad } from './pad.tsx';
import { playedLayers } from './played-layers.ts';
import { withSelection } from './selecting.ts';
import { type PlayProps, playOf } from './slice.ts';
import { Spoken } from './spoken.tsx';
import { playWords } from './words.ts';
import './play.css';

export function PlayView(props: PlayProps) {
  const { state } = props;
  const { settings } = playOf(state);
  const [isCoachCalled, callCoach] = useState(false);
  const isPlaying = hasPuzzleToPlay(state);
  return (
    <div
      class="stage play"
      data-characters=""
      data-choosing={isPlaying ? undefined : ''}
      data-hand={settings.hand}
      data-grid={settings.gridSize}
      data-keys={settings.keySize}
    >
      <Head {...props} callCoach={() => callCoach(true)} />
      {isPlaying ? (
        <>
          <Heart {...props} />
          <Pad {...props} />
          {isFinished(gameOf(state)) ? (
            <Finished {...props} />
          ) : (
            <CoachPanel {...props} isCalled={isCoachCalled} dismiss={() => callCoach(false)} />
          )}
          <TechniquePage {...props} />
        </>
      ) : (
        <Opening {...props} />
      )}
      <Spoken />
    </div>
  );
}

/** The grid, or in its place that the game is paused. */
function Heart({ state, words, controls }: PlayProps) {
  const play = playWords[state.page.language];
  const game = gameOf(state);
  return (
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
          language={state.page.language}
          layers={playedLayers(state)}
          at={state.puzzle.cell}
          selection={new Set(playOf(state).selection)}
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
  );
}
