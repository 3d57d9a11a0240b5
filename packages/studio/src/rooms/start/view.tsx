import { MakingStatus, useGameMaking } from '../../game/game-making.tsx';
import { LevelChoice } from '../../game/level-choice.tsx';
import { useUnfinishedGame } from '../../game/unfinished.ts';
import { linkedPuzzle } from '../../puzzle/puzzle-codec.ts';
import { SAMPLE } from '../../puzzle/state.ts';
import { Button } from '../../widgets/button.tsx';
import { OpenFile } from '../../widgets/open-file.tsx';
import { Continue } from './continue.tsx';
import { Picture } from './picture.tsx';
import type { StartProps } from './slice.ts';
import { startWords } from './words.ts';
import './start.css';

/** The beginning of the tour of Watch. */
const TOUR = `#room=watch&strategy=scan&puzzle=${linkedPuzzle(SAMPLE).puzzle}&tour=1&event=0`;

export function StartView({ state, controls }: StartProps) {
  const { language } = state.page;
  const own = startWords[language];
  const making = useGameMaking(controls.makeGame);
  const game = useUnfinishedGame();
  return (
    <div class="stage start">
      <h2>{own.claim}</h2>
      {game && <Continue game={game} language={language} update={controls.update} />}
      <div class="choice">
        <LevelChoice language={language} making={making} />
        <MakingStatus language={language} making={making} />
      </div>
      <nav class="ways" aria-label={own.ways}>
        {(
          [
            ['scan', '#room=scan'],
            ['watch', TOUR],
            ['code', '#room=code'],
            ['make', '#room=make'],
          ] as const
        ).map(([way, href]) => (
          <a key={way} href={href}>
            {own[way]}
          </a>
        ))}
      </nav>
      <form
        class="opening-box"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('puzzle');
          if (typeof text === 'string') controls.reading.submit(text);
        }}
      >
        <input
          type="text"
          name="puzzle"
          data-puzzle-box=""
          autocomplete="off"
          aria-label={own.paste}
          placeholder={own.paste}
        />
        <Button type="submit">{own.open}</Button>
        <OpenFile label={own.openFile} open={controls.reading.open} />
      </form>
      <Picture {...(game && { game })} />
    </div>
  );
}
