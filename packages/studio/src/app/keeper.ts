import { effect } from '@preact/signals';
import { type Kept, keptOf, withKept } from '../state/settings.ts';
import type { State } from '../state/state.ts';
import type { Store } from './store.ts';

const KEY = 'nonet';

/** Keeps the settings in the browser. Where it keeps nothing they last as long as the page. */
export class Keeper {
  private last: Kept;

  constructor(store: Store) {
    this.last = keptOf(store.now);
    effect(() => this.keep(keptOf(store.state.value)));
  }

  /** What was kept, put in place. */
  static restored(state: State): State {
    try {
      return withKept(state, localStorage.getItem(KEY));
    } catch {
      return state;
    }
  }

  /** Only what a person has changed: what the address says is not theirs. */
  private keep(now: Kept): void {
    const changes = Object.entries(now).filter(
      ([name, value]) => this.last[name as keyof Kept] !== value,
    );
    if (changes.length === 0) return;
    this.last = now;
    try {
      const before: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      localStorage.setItem(
        KEY,
        JSON.stringify({ ...(before as object), ...Object.fromEntries(changes) }),
      );
    } catch {
      // It is refused, or what is there is not ours.
    }
  }
}
