import { levelNames } from '@nonet/engine/explain';
import { drawSeed, type RangeName } from '@nonet/engine/generate';
import { type MakingTask, makingTask } from '@nonet/engine/making';
import { useState } from 'preact/hooks';
import { dailyLevels, dailySeed, newGameTask } from '../../game/new-game.ts';
import { dayOf } from '../../page/day.ts';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { levels } from '../../picture/making.ts';
import { initialWishes, readWishes } from '../../picture/wishes.ts';
import { Button } from '../../widgets/button.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { difficultyFields, WishFields } from '../../widgets/wish-fields.tsx';
import { wishWords } from '../../words/making.ts';
import { ignoreFailure } from '../../workers/client.ts';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';

const ICON = 'M10 4v12M4 10h12';

/** Makes a puzzle and plays it: of a level, of today, or with more wishes. */
export function NewGame({ state, words, controls }: PlayProps) {
  const { language } = state.page;
  const own = playWords[language].newGame;
  const [values, setValues] = useState(initialWishes);
  const [techniques, setTechniques] = useState<readonly TechniqueChoice[]>([]);
  const [fault, setFault] = useState<RangeName>();
  const [failed, setFailed] = useState<string>();
  const [making, setMaking] = useState<AbortController>();
  const load = (): void => {
    void controls.techniques().then(setTechniques, ignoreFailure);
  };
  const start = async (task: MakingTask, shut: () => void, day?: string): Promise<void> => {
    making?.abort();
    const asking = new AbortController();
    setMaking(asking);
    setFailed(undefined);
    try {
      const made = await controls.makeGame(task, { day, signal: asking.signal });
      if (!made.ok) setFailed(made.error);
      else shut();
    } catch (error) {
      ignoreFailure(error);
    } finally {
      setMaking((now) => (now === asking ? undefined : now));
    }
  };
  const startWished = (shut: () => void): void => {
    const wishes = readWishes(values);
    if (typeof wishes === 'string') setFault(wishes);
    else void start(makingTask('puzzles', values.seed.trim() || drawSeed(), wishes), shut);
  };
  const today = dayOf(new Date());
  return (
    <div class="new-game">
      <Dialog name={own.name} close={words.close} icon={ICON} onOpen={load}>
        {(shut) => (
          <>
            <h3>{own.level}</h3>
            <div class="buttons">
              {levels.map((one) => (
                <Button key={one} onClick={() => void start(newGameTask(one), shut)}>
                  {levelNames[language][one]}
                </Button>
              ))}
            </div>
            <h3>{own.daily(today)}</h3>
            <div class="buttons">
              {dailyLevels.map((one) => (
                <Button
                  key={one}
                  onClick={() => void start(newGameTask(one, dailySeed(today, one)), shut, today)}
                >
                  {levelNames[language][one]}
                </Button>
              ))}
            </div>
            <details>
              <summary>{own.more}</summary>
              <div class="wishes">
                <WishFields
                  language={language}
                  techniques={techniques}
                  fields={['size', 'symmetry', ...difficultyFields(values), 'seed']}
                  values={values}
                  isWrong={(field) => field === fault}
                  set={(change) => {
                    setValues({ ...values, ...change });
                    setFault(undefined);
                  }}
                />
                <Button class="main" onClick={() => startWished(shut)}>
                  {own.make}
                </Button>
              </div>
            </details>
            <div role="status">
              {fault && <p class="fault">{wishWords[language].faults[fault]}</p>}
              {making && (
                <p>
                  {own.making}{' '}
                  <Button
                    onClick={() => {
                      making.abort();
                      setMaking(undefined);
                    }}
                  >
                    {words.cancel}
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
