import { drawSeed, symmetries } from '@nonet/engine/generate';
import { CLASSIC, geometryOfSize } from '@nonet/engine/grid';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dayOf } from '../../page/day.ts';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { levels, type PuzzleWishes } from '../../picture/making.ts';
import { Button } from '../../widgets/button.tsx';
import { Choice } from '../../widgets/choice.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { ignoreFailure } from '../../workers/client.ts';
import { dailyLevels, dailyWishes } from './origin.ts';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';

const ICON = 'M10 4v12M4 10h12';

const sizes = [4, 6, 8, 9, 10, 12, 16] as const;

const ANY = 'any';

/** The fields of a wish, as the user has set them. */
interface Fields {
  readonly size: (typeof sizes)[number];
  readonly level: (typeof levels)[number] | typeof ANY;
  readonly technique: string;
  readonly symmetry: (typeof symmetries)[number]['id'];
  readonly from: string;
  readonly to: string;
  readonly seed: string;
}

const NO_WISHES: Fields = {
  size: 9,
  level: ANY,
  technique: '',
  symmetry: 'rotate180',
  from: '',
  to: '',
  seed: '',
};

/** Makes a puzzle and plays it: of a level, of today, or with more wishes. */
export function NewGame({ state, words, controls }: PlayProps): JSX.Element {
  const { language } = state.page;
  const own = playWords[language].newGame;
  const [fields, setFields] = useState(NO_WISHES);
  const [techniques, setTechniques] = useState<readonly TechniqueChoice[]>([]);
  const [failed, setFailed] = useState<string>();
  const [making, setMaking] = useState<AbortController>();
  const { size, level, technique, symmetry, from, to, seed } = fields;
  const set = (change: Partial<Fields>): void => setFields((now) => ({ ...now, ...change }));
  const load = (): void => {
    void controls.techniques().then(setTechniques, ignoreFailure);
  };
  const start = async (wishes: PuzzleWishes, shut: () => void, day?: string): Promise<void> => {
    making?.abort();
    const asking = new AbortController();
    setMaking(asking);
    setFailed(undefined);
    try {
      const made = await controls.makeGame(wishes, { day, signal: asking.signal });
      if (!made.ok) setFailed(made.error);
      else shut();
    } catch (error) {
      ignoreFailure(error);
    } finally {
      setMaking((now) => (now === asking ? undefined : now));
    }
  };
  const wished = (): PuzzleWishes => {
    const { boxRows, boxColumns } = geometryOfSize(size) ?? CLASSIC;
    const isClassic = size === 9;
    const [least, most] = [from, to].map((text) => (text === '' ? undefined : Number(text)));
    const hasRating = isClassic && (least !== undefined || most !== undefined);
    return {
      seed: seed.trim() || drawSeed(),
      boxRows,
      boxColumns,
      symmetry,
      ...(isClassic && level !== ANY && { level }),
      ...(hasRating && { rating: [least ?? 1, most ?? 12] }),
      ...(isClassic && { technique: techniques.find(({ id }) => id === technique)?.id }),
    };
  };
  const today = dayOf(new Date());
  return (
    <div class="new-game">
      <Dialog name={own.name} close={words.preferences.close} icon={ICON} onOpen={load}>
        {(shut) => (
          <>
            <h3>{own.levels.label}</h3>
            <div class="buttons">
              {levels.map((one) => (
                <Button
                  key={one}
                  onClick={() =>
                    void start(
                      {
                        seed: drawSeed(),
                        level: one,
                        symmetry: 'rotate180',
                        boxRows: 3,
                        boxColumns: 3,
                      },
                      shut,
                    )
                  }
                >
                  {own.levels[one]}
                </Button>
              ))}
            </div>
            <h3>{own.daily(today)}</h3>
            <div class="buttons">
              {dailyLevels.map((one) => (
                <Button key={one} onClick={() => void start(dailyWishes(one, today), shut, today)}>
                  {own.levels[one]}
                </Button>
              ))}
            </div>
            <details>
              <summary>{own.more}</summary>
              <div class="wishes">
                <Choice
                  label={own.size}
                  options={sizes}
                  chosen={size}
                  nameOf={(one) => `${one} × ${one}`}
                  choose={(one) => set({ size: one })}
                />
                <Choice
                  label={own.symmetry}
                  options={symmetries.map(({ id }) => id)}
                  chosen={symmetry}
                  nameOf={(id) => own.symmetries[id]}
                  choose={(id) => set({ symmetry: id })}
                />
                {size === 9 && (
                  <>
                    <Choice
                      label={own.levels.label}
                      options={[ANY, ...levels]}
                      chosen={level}
                      nameOf={(one) => own.levels[one]}
                      choose={(one) => set({ level: one })}
                    />
                    <Choice
                      label={own.technique}
                      options={['', ...techniques.map(({ id }) => id)]}
                      chosen={technique}
                      nameOf={(id) =>
                        techniques.find((one) => one.id === id)?.name[language] ?? own.levels.any
                      }
                      choose={(id) => set({ technique: id })}
                    />
                    <fieldset class="buttons">
                      <legend>{own.rating}</legend>
                      {(['from', 'to'] as const).map((end) => (
                        <label key={end} class="field">
                          <span>{own[end]}</span>
                          <input
                            type="number"
                            min="1"
                            max="12"
                            step="0.1"
                            value={fields[end]}
                            onInput={({ currentTarget }) => set({ [end]: currentTarget.value })}
                          />
                        </label>
                      ))}
                    </fieldset>
                  </>
                )}
                <label class="field">
                  <span>{own.seed}</span>
                  <input
                    type="text"
                    maxLength={80}
                    placeholder={own.random}
                    value={seed}
                    onInput={({ currentTarget }) => set({ seed: currentTarget.value })}
                  />
                </label>
                <Button class="main" onClick={() => void start(wished(), shut)}>
                  {own.make}
                </Button>
              </div>
            </details>
            <div role="status">
              {making && (
                <p>
                  {own.making}{' '}
                  <Button
                    onClick={() => {
                      making.abort();
                      setMaking(undefined);
                    }}
                  >
                    {words.verdict.cancel}
                  </Button>
                </p>
              )}
              {failed !== undefined && (
                <p>
                  {own.failed} <span lang="en">{failed}</span>
                </p>
              )}
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}
