import { levelNames } from '@nonet/engine/explain';
import { clockText } from '@nonet/engine/game';
import { useState } from 'preact/hooks';
import { gameOf } from '../../game/state.ts';
import { download } from '../../page/export/download.ts';
import type { SolvedGame } from '../../picture/solved-games.ts';
import { Button } from '../../widgets/button.tsx';
import { CopyField } from '../../widgets/copy-field.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { dateText } from '../../words/dates.ts';
import { paceText } from './filling.ts';
import { finishedWords } from './finished-words.ts';
import type { ResultPicture } from './result-picture.ts';
import type { PlayProps } from './slice.ts';

const ICON = 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9.5H3.5v8h13v-8H15';
const FILE = 'nonet-result.png';

/** The result of a game as a text and as a picture. Both show no digit of the solution. */
export function ShareResult({
  solved,
  state,
  words,
  controls,
}: PlayProps & { solved: SolvedGame }) {
  const { language } = state.page;
  const own = finishedWords[language];
  const [picture, setPicture] = useState<ResultPicture>();
  const [hasFailed, fail] = useState(false);
  const game = gameOf(state);
  const { daily, level, time } = solved;
  const name = level ? levelNames[language][level] : own.noLevel;
  const result = `${clockText(time)}, ${own.helps(solved)}`;
  const head = [daily && dateText(daily, language), name].filter(Boolean).join(', ');
  const draw = async (): Promise<void> => {
    const { resultPicture } = await import('./result-picture.ts');
    const date = daily && dateText(daily, language);
    const caption = {
      title: `${name} · ${clockText(time)}`,
      help: own.helps(solved),
      note: ['Nonet', date].filter(Boolean).join(' · '),
    };
    setPicture(resultPicture(game, caption, language));
  };
  const text = (): string => {
    const link = `${location.href.replace(/#.*$/, '')}#${controls.addressOf(state)}`;
    return `Nonet · ${head}\n${result}\n${paceText(game)}\n${link}`;
  };
  const withPicture = (use: (png: Blob) => unknown) => (): void => {
    void picture
      ?.png()
      .then(use)
      .catch(() => fail(true));
  };
  return (
    <Dialog name={own.share} close={words.close} icon={ICON} onOpen={() => void draw()}>
      {() => (
        <>
          {picture && (
            <img
              class="result"
              alt={own.picture(name, clockText(time))}
              src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`}
            />
          )}
          <div class="buttons">
            <Button off={!picture} onClick={withPicture((png) => download(png, FILE))}>
              {own.savePicture}
            </Button>
            {'share' in navigator && (
              <Button
                off={!picture}
                onClick={withPicture((png) =>
                  navigator
                    .share({ text: text(), files: [new File([png], FILE, { type: png.type })] })
                    // The user has closed the list of apps.
                    .catch(() => {}),
                )}
              >
                {own.send}
              </Button>
            )}
            <span role="status">{hasFailed && own.failed}</span>
          </div>
          <div class="copied">
            <CopyField
              label={own.text}
              text={text()}
              copy={own.copy}
              copied={words.share.copied}
              refused={words.share.notCopied}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}
