import { effect } from '@preact/signals';
import { afterTime } from '../state/transitions.ts';
import type { Store } from './store.ts';

/** Advances the player on every animation frame while it plays. */
export function runClock(store: Store): void {
  let frame = 0;
  let before = 0;
  const requestFrame = (): void => {
    frame = requestAnimationFrame((time) => {
      const passed = time - before;
      before = time;
      requestFrame();
      store.update((now) => afterTime(now, passed));
    });
  };
  effect(() => {
    const { playing } = store.state.value.player;
    if (!playing) {
      cancelAnimationFrame(frame);
      frame = 0;
    } else if (frame === 0) {
      before = performance.now();
      requestFrame();
    }
  });
}
