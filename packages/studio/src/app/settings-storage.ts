import { effect } from '@preact/signals';
import { type SavedSettings, savedSettingsOf, withSavedSettings } from '../state/settings.ts';
import type { State } from '../state/state.ts';
import type { Store } from './store.ts';

const KEY = 'nonet';

/** Saves the settings in localStorage. If the browser refuses, the settings last until the page is closed. */
export class SettingsStorage {
  private last: SavedSettings;

  constructor(store: Store) {
    this.last = savedSettingsOf(store.now);
    effect(() => this.save(savedSettingsOf(store.state.value)));
  }

  /** The state with the saved settings. */
  static restored(state: State): State {
    try {
      return withSavedSettings(state, localStorage.getItem(KEY));
    } catch {
      return state;
    }
  }

  /** Saves the settings that the user has changed. Settings that came from a link are not saved. */
  private save(now: SavedSettings): void {
    const changes = Object.entries(now).filter(
      ([name, value]) => this.last[name as keyof SavedSettings] !== value,
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
      // The browser refuses localStorage, or the saved text is not valid JSON.
    }
  }
}
