import type { MakingTask } from '@nonet/engine/making';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../widgets/button.tsx';
import { type Language, pageWords } from '../words/words.ts';
import { ignoreFailure } from '../workers/client.ts';
import { levelWords } from './level-words.ts';
import type { MakeGame } from './new-game.ts';

/** A puzzle that takes longer than this many milliseconds shows that it is being made. */
const SLOW = 300;

/** The game that is being made. */
export interface GameMaking {
  /** Makes a game and opens it. A game that is still being made is given up. */
  readonly start: (task: MakingTask, day?: string) => void;
  readonly cancel: () => void;
  readonly isSlow: boolean;
  /** Why there is no such puzzle, in English. */
  readonly failed: string | undefined;
}

/** Makes one game at a time, as long as its view is shown. */
export function useGameMaking(makeGame: MakeGame, onOpened = (): void => {}): GameMaking {
  const [isSlow, setSlow] = useState(false);
  const [failed, setFailed] = useState<string>();
  const end = useRef((): void => {});
  useEffect(() => () => end.current(), []);
  const start = async (task: MakingTask, day?: string): Promise<void> => {
    end.current();
    setFailed(undefined);
    const asking = new AbortController();
    const timer = setTimeout(() => setSlow(true), SLOW);
    end.current = () => {
      asking.abort();
      clearTimeout(timer);
      setSlow(false);
    };
    try {
      const made = await makeGame(task, { day, signal: asking.signal });
      end.current();
      if (made.ok) onOpened();
      else setFailed(made.error);
    } catch (error) {
      end.current();
      ignoreFailure(error);
    }
  };
  return {
    start: (task, day) => void start(task, day),
    cancel: () => end.current(),
    isSlow,
    failed,
  };
}

/** Says that a puzzle is being made, or why there is none. */
export function MakingStatus({ language, making }: { language: Language; making: GameMaking }) {
  const words = levelWords[language];
  return (
    <div class="making-status" role="status">
      {making.isSlow && (
        <p>
          {words.making} <Button onClick={making.cancel}>{pageWords[language].cancel}</Button>
        </p>
      )}
      {making.failed !== undefined && (
        <p>
          {words.failed} <span lang="en">{making.failed}</span>
        </p>
      )}
    </div>
  );
}
