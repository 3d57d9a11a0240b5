import { Dialog } from '../widgets/dialog.tsx';
import { type Bilingual, type Language, pageWords } from '../words/words.ts';
import type { KeyRow } from './keys.ts';

const QUESTION_MARK = 'M7 7.5a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M10 15.5v.1';

/** Opens the list of keys by its button, which a narrow page does not show. */
export function openKeySheet(): void {
  document.querySelector<HTMLButtonElement>('.keys .opens')?.click();
}

interface KeySheetProps {
  readonly language: Language;
  /** The rows of keys, by the name of the room in which they work. */
  readonly sections: readonly {
    readonly name: Bilingual<string>;
    readonly rows: readonly KeyRow[];
  }[];
}

export function KeySheet({ language, sections }: KeySheetProps) {
  const { close, preferences } = pageWords[language];
  return (
    <div class="keys">
      <Dialog name={preferences.keys} close={close} icon={QUESTION_MARK}>
        {() =>
          sections.map(({ name, rows }) => (
            <section key={name.en}>
              <h3>{name[language]}</h3>
              <dl>
                {rows.map(({ keys, text }) => (
                  <div key={keys}>
                    <dt>
                      <kbd>{keys}</kbd>
                    </dt>
                    <dd>{text[language]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))
        }
      </Dialog>
    </div>
  );
}
