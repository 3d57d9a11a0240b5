import { effect } from '@preact/signals';
import { type SavedSettings, savedSettingsOf, withSavedSettings } from '../state/settings.ts';
import type { State } from '../state/state.ts';
import type { Store } from './store.ts';

const KEY = 'nonet';

/** The state with the settings saved in localStorage. */
export function restored(state: State): State {
  try {
    return withSavedSettings(state, localStorage.getItem(KEY));
  } catch {
    return state;
  }
}

/** Saves every setting that the user changes. A setting that came from a link is not saved. */
export function saveSettings(store: Store): void {
  let last = savedSettingsOf(store.now);
  effect(() => {
    const now = savedSettingsOf(store.state.value);
    const changes = Object.entries(now).filter(
      ([name, value]) => last[name as keyof SavedSettings] !== value,
    );
    if (changes.length === 0) return;
    last = now;
    try {
      const before: object = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      const saved = { ...before, ...Object.fromEntries(changes) };
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // The browser refuses localStorage, or the saved text is not valid JSON.
    }
  });
}
