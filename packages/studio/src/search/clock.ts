import { computed, effect } from '@preact/signals';
import type { Store } from '../page/store.ts';
import type { Playback } from './playback.ts';
import type { HasRun } from './state.ts';

/**
 * Advances the player on every animation frame while it plays and `isOn` is true. The clock itself
 * stores the fraction between two events, so the state changes only when the event changes.
 */
export function runClock(
  { state }: Store<HasRun>,
  playback: Playback,
  isOn: (state: HasRun) => boolean,
): void {
  const isPlaying = computed(() => isOn(state.value) && state.value.run.player.playing);
  effect(() => {
    if (!isPlaying.value) return;
    let before = performance.now();
    let fraction = 0;
    const onFrame = (time: number): void => {
      frame = requestAnimationFrame(onFrame);
      // The first frame may have begun before the clock was started.
      if (time <= before) return;
      fraction += (playback.speed * (time - before)) / 1_000;
      before = time;
      const events = Math.floor(fraction);
      fraction = Number.isFinite(fraction) ? fraction - events : 0;
      playback.advance(events);
    };
    let frame = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(frame);
  });
}
