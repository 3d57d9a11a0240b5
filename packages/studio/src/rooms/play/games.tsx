import { useState } from 'preact/hooks';
import { fileOfGame } from '../../game/game-file.ts';
import { gameLine } from '../../game/game-line.ts';
import { forgetGame, type KeptGame, keptGames } from '../../game/game-store.ts';
import { gameOf, newGame, withOtherGame } from '../../game/state.ts';
import { Preview } from '../../puzzle/preview.tsx';
import { Button } from '../../widgets/button.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { OpenFile } from '../../widgets/open-file.tsx';
import { SaveJson } from '../../widgets/save-json.tsx';
import { momentText } from '../../words/dates.ts';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';

const ICON = 'M3 4h6v6H3zM11 4h6v6h-6zM3 12h6v4H3zM11 12h6v4h-6z';

/** The games that the browser keeps: go on with one, forget one, or write this one to a file. */
export function Games({ state, words, controls }: PlayProps) {
  const { language } = state.page;
  const own = playWords[language].games;
  const [games, setGames] = useState<readonly KeptGame[]>();
  const [forgetting, setForgetting] = useState<string>();
  const load = async (): Promise<void> => {
    setGames(await keptGames().catch(() => []));
  };
  const forget = async (kept: KeptGame): Promise<void> => {
    if (forgetting !== kept.id) {
      setForgetting(kept.id);
      return;
    }
    await forgetGame(kept);
    await load();
  };
  return (
    <div class="games">
      <Dialog name={own.name} close={words.close} icon={ICON} onOpen={() => void load()}>
        {(shut) => (
          <>
            <div class="buttons">
              <Button
                onClick={() =>
                  controls.update((now) => {
                    const { givens, origin } = gameOf(now);
                    return withOtherGame(now, { ...newGame(givens), origin });
                  })
                }
              >
                {own.again}
              </Button>
              <SaveJson file="nonet-game.json" label={own.download} text={fileOfGame(state)} />
              <OpenFile accept=".json" label={own.openFile} open={controls.reading.open} />
            </div>
            {games?.length === 0 && <p class="quiet">{own.none}</p>}
            <ul class="kept-games">
              {games?.map((kept) => (
                <li key={kept.id}>
                  <Preview puzzle={kept.puzzle} />
                  <span>
                    {gameLine(kept, language)}
                    <small class="quiet">{momentText(kept.date, language)}</small>
                  </span>
                  <Button onClick={() => void controls.goOn(kept).then(shut)}>
                    {kept.isFinished ? own.look : own.goOn}
                  </Button>
                  <Button class="plain" onClick={() => void forget(kept)}>
                    {forgetting === kept.id ? own.reallyForget : own.forget}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </div>
  );
}
