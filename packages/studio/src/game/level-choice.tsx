import { levelNames } from '@nonet/engine/explain';
import type { Level } from '@nonet/engine/rating';
import { dayOf } from '../page/day.ts';
import { levels } from '../picture/making.ts';
import { Button } from '../widgets/button.tsx';
import type { Language } from '../words/words.ts';
import type { GameMaking } from './game-making.tsx';
import { levelWords } from './level-words.ts';
import { dailyLevels, dailySeed, newGameTask } from './new-game.ts';
import './level-choice.css';

interface LevelChoiceProps {
  readonly language: Language;
  readonly making: GameMaking;
}

/** Starts a game: the puzzle of the day, or a new one, of any level. */
export function LevelChoice({ language, making }: LevelChoiceProps) {
  const words = levelWords[language];
  const now = new Date();
  const day = dayOf(now);
  const date = now.toLocaleDateString(language, { month: 'long', day: 'numeric' });
  return (
    <div class="level-choice">
      <Levels
        label={words.today(date)}
        language={language}
        levels={dailyLevels}
        choose={(level) => making.start(newGameTask(level, dailySeed(day, level)), day)}
      />
      <Levels
        label={words.newGame}
        language={language}
        levels={levels}
        choose={(level) => making.start(newGameTask(level))}
      />
    </div>
  );
}

interface LevelsProps {
  readonly label: string;
  readonly language: Language;
  readonly levels: readonly Level[];
  readonly choose: (level: Level) => void;
}

function Levels({ label, language, levels, choose }: LevelsProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="levels">
        {levels.map((level) => (
          <Button key={level} onClick={() => choose(level)}>
            {levelNames[language][level]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
