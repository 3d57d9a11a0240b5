import { computed, effect } from '@preact/signals';
import { running, stopped } from '../../game/clock.ts';
import { gameOf, hasPuzzleToPlay, isFinished, withGame } from '../../game/state.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { HasPlay } from './slice.ts';

/** Runs the clock of the game while the user plays: the room is open and the page is in sight. */
export function runGameClock({ state, update }: Store<HasPlay>): void {
  const isPlayed = computed(() => {
    if (!isOpen(state.value, 'play') || !hasPuzzleToPlay(state.value)) return false;
    const game = gameOf(state.value);
    return !game.isPaused && !isFinished(game);
  });
  // The clock of another game stands still when that game is shown.
  const isRunning = computed(() => gameOf(state.value).clock.since !== undefined);
  const turn = (): void => {
    const runs = isPlayed.value && document.visibilityState === 'visible';
    if (runs === isRunning.value) return;
    const moment = performance.now();
    update((now) =>
      withGame(now, (game) => ({
        ...game,
        clock: runs ? running(game.clock, moment) : stopped(game.clock, moment),
      })),
    );
  };
  effect(turn);
  document.addEventListener('visibilitychange', turn);
}
