import { shapeOf, symbolOf } from '@nonet/engine/notation';
import { Button } from '../../widgets/button.tsx';
import { placeOf } from '../../words/place.ts';
import { withBranch, withoutBranch } from './branches.ts';
import { branchesWords } from './branches-words.ts';
import { type Fork, type WatchProps, watchOf } from './slice.ts';

/** Buttons to switch between the original search and the runs that the user forked. */
export function Runs({ state, controls }: WatchProps) {
  const { branches } = watchOf(state);
  const words = branchesWords[state.page.language];
  const { update } = controls;
  if (branches.runs.length < 2) return null;
  const shape = shapeOf(state.puzzle.text);
  const nameOf = (fork: Fork | undefined): string => {
    const forced = fork?.path.at(-1);
    if (!fork || !forced) return words.main;
    return words.fork(symbolOf(forced.digit), placeOf(shape, forced.cell), fork.event);
  };
  return (
    <nav class="runs" aria-label={words.label}>
      <ol>
        {branches.runs.map(({ fork }, run) => (
          <li key={run} class={fork ? 'own' : undefined}>
            <Button
              aria-current={run === branches.current ? 'true' : undefined}
              onClick={() => update((now) => withBranch(now, run))}
            >
              {fork && (
                <svg viewBox="0 0 20 20" aria-hidden="true" class="flag">
                  <path d="M5 18V3h10l-3 3.5L15 10H5" />
                </svg>
              )}
              {nameOf(fork)}
            </Button>
            {fork && (
              <Button
                class="plain remove"
                label={words.remove(nameOf(fork))}
                onClick={() => update((now) => withoutBranch(now, run))}
              >
                ×
              </Button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
