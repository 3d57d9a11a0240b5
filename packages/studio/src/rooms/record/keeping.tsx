import { useState } from 'preact/hooks';
import { addSolved, forgetSolved, type KeptRecord } from '../../game/solved-store.ts';
import { download } from '../../page/export/download.ts';
import { keyOf, parseRecord, recordText } from '../../picture/solved-games.ts';
import { Button } from '../../widgets/button.tsx';
import { OpenFile } from '../../widgets/open-file.tsx';
import type { Language } from '../../words/words.ts';
import { recordWords } from './words.ts';

/** What is said of the latest press: a sentence, or how many games were added. */
type Notice =
  | 'refused'
  | 'forgotten'
  | 'unkept'
  | { readonly added: number; readonly damaged: number };

interface KeepingProps {
  readonly language: Language;
  readonly record: KeptRecord;
  /** Whether the browser refuses to keep the record. */
  readonly isRefused: boolean;
  readonly load: () => Promise<void>;
}

/** Saves the record to a file, adds the games of a file, and deletes it all. */
export function Keeping({ isRefused, language, load, record }: KeepingProps) {
  const own = recordWords[language].keeping;
  const { damaged, games } = record;
  const [isForgetting, setForgetting] = useState(false);
  const [said, say] = useState<Notice>();
  const add = async (file: File): Promise<void> => {
    const read = parseRecord(await file.text());
    if (!read) {
      say('refused');
      return;
    }
    const kept = new Set(games.map(keyOf));
    const added = new Set(read.games.map(keyOf).filter((key) => !kept.has(key)));
    await addSolved(read.games);
    await load();
    say({ added: added.size, damaged: read.damaged });
  };
  const forget = async (): Promise<void> => {
    setForgetting(!isForgetting);
    if (!isForgetting) return;
    await forgetSolved();
    await load();
    say('forgotten');
  };
  const refuse = (): void => say('unkept');
  return (
    <section class="keeping" aria-label={own.label}>
      <h2>{own.label}</h2>
      <div class="buttons">
        {games.length > 0 && (
          <Button
            onClick={() =>
              download(
                new Blob([recordText(games)], { type: 'application/json' }),
                'nonet-record.json',
              )
            }
          >
            {own.save}
          </Button>
        )}
        <OpenFile accept=".json" label={own.open} open={(file) => void add(file).catch(refuse)} />
        {games.length + damaged > 0 && (
          <Button class="plain" onClick={() => void forget().catch(refuse)}>
            {isForgetting ? own.reallyForget : own.forget}
          </Button>
        )}
      </div>
      <p role="status">
        {typeof said === 'object' ? own.added(said.added, said.damaged) : said && own[said]}
      </p>
      {damaged > 0 && <p class="fault">{own.damaged(damaged)}</p>}
      {isRefused && <p class="fault">{own.unkept}</p>}
      <p class="quiet">{own.note}</p>
    </section>
  );
}
