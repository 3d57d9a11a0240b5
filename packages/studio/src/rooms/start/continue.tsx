import { gameLine } from '../../game/game-line.ts';
import type { GameRecord } from '../../game/game-store.ts';
import { withKeptGame } from '../../game/unfinished.ts';
import { Button } from '../../widgets/button.tsx';
import type { Language } from '../../words/words.ts';
import { Picture } from './picture.tsx';
import type { StartControls } from './slice.ts';
import { startWords } from './words.ts';

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
      <span>{gameLine(game, language)}</span>
    </Button>
  );
}
