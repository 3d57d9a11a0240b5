import { gameLine } from '../../game/game-line.ts';
import { MakingStatus, useGameMaking } from '../../game/game-making.tsx';
import { LevelChoice } from '../../game/level-choice.tsx';
import { useUnfinishedGame, withKeptGame } from '../../game/unfinished.ts';
import { Preview } from '../../puzzle/preview.tsx';
import { Button } from '../../widgets/button.tsx';
import { NewGame } from './new-game.tsx';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';
import './opening.css';

/** What one can play, in the place of the grid, as long as no game has begun. */
export function Opening(props: PlayProps) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = playWords[language];
  const making = useGameMaking(controls.makeGame);
  const unfinished = useUnfinishedGame();
  return (
    <div class="opening">
      <h2>{own.opening.title}</h2>
      {unfinished && (
        <Button
          class="main unfinished"
          onClick={() => controls.update((now) => withKeptGame(now, unfinished))}
        >
          <Preview puzzle={unfinished.puzzle} />
          <span>
            {own.games.goOn} · {gameLine(unfinished, language)}
          </span>
        </Button>
      )}
      <LevelChoice language={language} making={making} />
      <MakingStatus language={language} making={making} />
      <NewGame {...props} name={own.newGame.more} />
      <p class="quiet">{own.opening.paste}</p>
    </div>
  );
}
