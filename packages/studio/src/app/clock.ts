import { effect } from '@preact/signals';
import type { State } from '../state/state.ts';
import { afterTime } from '../state/transitions.ts';
import type { Store } from './store.ts';

/** Advances the player on every animation frame while it plays. */
export class Clock {
  private readonly store: Store;
  private frame: number | undefined;
  private before = 0;

  constructor(store: Store) {
    this.store = store;
    effect(() => this.follow(store.state.value));
  }

  private follow({ player }: State): void {
    if (!player.playing) {
      if (this.frame !== undefined) cancelAnimationFrame(this.frame);
      this.frame = undefined;
    } else if (this.frame === undefined) {
      this.before = performance.now();
      this.nextFrame();
    }
  }

  private nextFrame(): void {
    this.frame = requestAnimationFrame((time) => {
      const passed = time - this.before;
      this.before = time;
      this.nextFrame();
      this.store.update((now) => afterTime(now, passed));
    });
  }
}
