import { clockText } from '@nonet/engine/game';
import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '../../game/game-store.ts';
import { levelName } from '../../game/level-words.ts';
import { progressOf, unfinishedGame, withKeptGame } from '../../game/unfinished.ts';
import { Button } from '../../widgets/button.tsx';
import type { Language } from '../../words/words.ts';
import { Picture } from './picture.tsx';
import type { StartControls } from './slice.ts';
import { startWords } from './words.ts';

/** The game to go on with. Undefined until it is known, and if there is none. */
export function useUnfinishedGame(): GameRecord | undefined {
  const [game, setGame] = useState<GameRecord>();
  useEffect(() => {
    // A browser that refuses to keep games has none.
    void unfinishedGame().then(setGame, () => {});
  }, []);
  return game;
}

interface ContinueProps extends Pick<StartControls, 'update'> {
  readonly game: GameRecord;
  readonly language: Language;
}

/** A button with a picture of the unfinished game, which goes on with it. */
export function Continue({ game, language, update }: ContinueProps) {
  const own = startWords[language];
  return (
    <Button class="continue" onClick={() => update((now) => withKeptGame(now, game))}>
      <Picture game={game} />
      <b>{own.goOn}</b>
      <span>
        {[levelName(game.origin, language), clockText(game.played), own.progress(progressOf(game))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Button>
  );
}
