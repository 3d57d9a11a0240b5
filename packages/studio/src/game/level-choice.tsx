import { levelNames } from '@nonet/engine/explain';
import type { Level } from '@nonet/engine/rating';
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../picture/days.ts';
import { levels } from '../picture/making.ts';
import { solvedDays } from '../picture/solved-games.ts';
import { Button } from '../widgets/button.tsx';
import { dayText } from '../words/dates.ts';
import type { Language } from '../words/words.ts';
import type { GameMaking } from './game-making.tsx';
import { levelWords } from './level-words.ts';
import { dailyLevels, dailySeed, newGameTask } from './new-game.ts';
import { keptRecord } from './solved-store.ts';
import './level-choice.css';

interface LevelChoiceProps {
  readonly language: Language;
  readonly making: GameMaking;
}

/** Starts a game: the puzzle of the day, or a new one, of any level. */
export function LevelChoice({ language, making }: LevelChoiceProps) {
  const words = levelWords[language];
  const day = dayOf(new Date());
  return (
    <div class="level-choice">
      <Levels
        label={words.today(dayText(day, language))}
        language={language}
        levels={dailyLevels}
        solved={useSolvedLevels(day)}
        choose={(level) => making.start(newGameTask(level, dailySeed(day, level)), day)}
      />
      <Levels
        label={words.newGame}
        language={language}
        levels={levels}
        solved={[]}
        choose={(level) => making.start(newGameTask(level))}
      />
    </div>
  );
}

/** The levels of which the puzzle of the day is solved. */
function useSolvedLevels(day: string): readonly Level[] {
  const [solved, setSolved] = useState<readonly Level[]>([]);
  useEffect(() => {
    // A browser that refuses to keep games has none.
    void keptRecord().then(
      ({ games }) => setSolved([...(solvedDays(games).get(day)?.keys() ?? [])]),
      () => {},
    );
  }, [day]);
  return solved;
}

interface LevelsProps {
  readonly label: string;
  readonly language: Language;
  readonly levels: readonly Level[];
  readonly solved: readonly Level[];
  readonly choose: (level: Level) => void;
}

function Levels({ label, language, levels, solved, choose }: LevelsProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="levels">
        {levels.map((level) => {
          const name = levelNames[language][level];
          const isSolved = solved.includes(level);
          return (
            <Button
              key={level}
              aria-label={isSolved ? `${name}, ${levelWords[language].solved}` : undefined}
              onClick={() => choose(level)}
            >
              {name}
              {isSolved && <small aria-hidden="true">✓</small>}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
