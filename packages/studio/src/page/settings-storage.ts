import { type SavedSettings, savedSettings, withSavedSettings, withSettings } from './settings.ts';
import type { HasPage, PageState } from './state.ts';
import type { Store } from './store.ts';

const KEY = 'nonet';
const TOUR = 'nonet-tour';

/** The state with the settings saved in localStorage. */
export function restored(page: PageState): PageState {
  try {
    return withSavedSettings(page, localStorage.getItem(KEY));
  } catch {
    return page;
  }
}

/** Whether the user has ever left the tour. */
export function hasLeftTour(): boolean {
  try {
    return localStorage.getItem(TOUR) !== null;
  } catch {
    return false;
  }
}

/** Saves that the user has left the tour. */
export function saveTourLeft(): void {
  try {
    localStorage.setItem(TOUR, 'left');
  } catch {
    // The browser refuses localStorage.
  }
}

/**
 * Changes settings, and saves the changed settings for the next visit. Settings from a link are
 * never saved.
 */
export function changeSettings<S extends HasPage>(
  store: Store<S>,
  change: Partial<SavedSettings>,
): void {
  store.update((now) => ({ ...now, page: withSettings(now.page, change) }));
  try {
    const before = savedSettings(localStorage.getItem(KEY));
    localStorage.setItem(KEY, JSON.stringify({ ...before, ...change }));
  } catch {
    // The browser refuses localStorage, or localStorage is full.
  }
}
