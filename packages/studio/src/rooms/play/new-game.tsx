import { drawSeed, type RangeName } from '@nonet/engine/generate';
import { makingTask } from '@nonet/engine/making';
import { useEffect, useState } from 'preact/hooks';
import { MakingStatus, useGameMaking } from '../../game/game-making.tsx';
import { LevelChoice } from '../../game/level-choice.tsx';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { initialWishes, readWishes } from '../../picture/wishes.ts';
import { Button } from '../../widgets/button.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { difficultyFields, WishFields } from '../../widgets/wish-fields.tsx';
import { wishWords } from '../../words/making.ts';
import { ignoreFailure } from '../../workers/client.ts';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';

const ICON = 'M10 4v12M4 10h12';

/** A button that opens a choice: a puzzle of today, one of a level, or one with more wishes. */
export function NewGame({ name, ...props }: PlayProps & { name: string }) {
  return (
    <div class="new-game">
      <Dialog name={name} close={props.words.close} icon={ICON}>
        {(shut) => <Choices {...props} shut={shut} />}
      </Dialog>
    </div>
  );
}

function Choices({ state, controls, shut }: PlayProps & { shut: () => void }) {
  const { language } = state.page;
  const own = playWords[language].newGame;
  const [values, setValues] = useState(initialWishes);
  const [techniques, setTechniques] = useState<readonly TechniqueChoice[]>([]);
  const [fault, setFault] = useState<RangeName>();
  const making = useGameMaking(controls.makeGame, shut);
  useEffect(() => {
    void controls.techniques().then(setTechniques, ignoreFailure);
  }, []);
  const startWished = (): void => {
    const wishes = readWishes(values);
    if (typeof wishes === 'string') setFault(wishes);
    else making.start(makingTask('puzzles', values.seed.trim() || drawSeed(), wishes));
  };
  return (
    <>
      <LevelChoice language={language} making={making} />
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
          <Button class="main" onClick={startWished}>
            {own.make}
          </Button>
        </div>
      </details>
      {fault && (
        <p class="fault" role="status">
          {wishWords[language].faults[fault]}
        </p>
      )}
      <MakingStatus language={language} making={making} />
    </>
  );
}
