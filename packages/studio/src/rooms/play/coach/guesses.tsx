import type { GuessCount } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import type { PlayProps } from '../slice.ts';
import { withBoardWatched } from './bridge.ts';
import { coachWords } from './words.ts';

/**
 * How much the strategies search in this position: the two simplest, and the others on request or
 * if the two cannot search this variant.
 */
export function Guesses({
  counts,
  state,
  words,
  controls,
}: PlayProps & { counts: readonly GuessCount[] }) {
  const own = coachWords[state.page.language];
  const names: Readonly<Record<string, string>> = own.orders;
  const nameOf = (id: string): string =>
    Object.entries(words.strategies).find(([key]) => key === id)?.[1].name ?? id;
  const others = counts.filter(({ strategy }) => !names[strategy]);
  return (
    <>
      {Object.keys(names).map((id) =>
        counts
          .filter(({ strategy }) => strategy === id)
          .map((count) => <p key={id}>{own.guesses(names[id], count)}</p>),
      )}
      <details open={others.length === counts.length}>
        <summary>{own.otherStrategies}</summary>
        <ul>
          {others.map((count) => (
            <li key={count.strategy}>{own.guesses(nameOf(count.strategy), count)}</li>
          ))}
        </ul>
      </details>
      <div class="buttons">
        <Button onClick={() => controls.update((now) => withBoardWatched(now, performance.now()))}>
          {own.watchBoard}
        </Button>
      </div>
    </>
  );
}
