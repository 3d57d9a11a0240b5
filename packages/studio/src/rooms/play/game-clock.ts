import { computed, effect } from '@preact/signals';
import { running, stopped } from '../../game/clock.ts';
import { isFinished } from '../../game/finished.ts';
import { gameOf, withGame } from '../../game/state.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { HasPlay } from './slice.ts';

/** Runs the clock of the game while the user plays: the room is open and the page is in sight. */
export function runGameClock({ state, update }: Store<HasPlay>): void {
  const isPlaying = computed(() => {
    const game = gameOf(state.value);
    return isOpen(state.value, 'play') && !game.isPaused && !isFinished(game);
  });
  const turn = (): void => {
    const runs = isPlaying.value && document.visibilityState === 'visible';
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
