import type { GuessCount } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import type { PlayProps } from '../slice.ts';
import { withBoardWatched } from './bridge.ts';
import { coachWords } from './words.ts';

/** How much the strategies search in this position, in one line. */
export function Guesses({
  counts,
  state,
  words,
  controls,
}: PlayProps & { counts: readonly GuessCount[] }) {
  const own = coachWords[state.page.language];
  const nameOf = (id: string): string =>
    Object.entries(words.strategies).find(([key]) => key === id)?.[1].name ?? id;
  return (
    <>
      <p>
        {own.guesses(
          counts.map(({ backs, isStopped, strategy }) => ({
            name: nameOf(strategy),
            backs,
            isStopped,
          })),
        )}
      </p>
      <div class="buttons">
        <Button onClick={() => controls.update((now) => withBoardWatched(now, performance.now()))}>
          {own.watchBoard}
        </Button>
      </div>
    </>
  );
}
