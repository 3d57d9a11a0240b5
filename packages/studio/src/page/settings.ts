import { languages } from '../words/words.ts';
import { type Kept, keep, keptObject, recall } from './kept.ts';
import { type HasPage, type PageState, themes, withPage } from './state.ts';
import type { Store } from './store.ts';

/** The settings kept from one visit to the next. */
export type SavedSettings = Pick<PageState, 'language' | 'theme'> & PageState['settings'];

/** The values may be invalid. */
type AnySettings = Partial<Record<keyof SavedSettings, unknown>>;

export const settingsKept = keptObject<AnySettings>('nonet', (saved) => saved);

/** Whether the user has ever left the tour. */
export const tourLeftKept: Kept<true> = {
  key: 'nonet-tour',
  parse: () => true,
  format: () => 'left',
};

export function withSettings(state: PageState, change: Partial<SavedSettings>): PageState {
  const { language = state.language, theme = state.theme, ...settings } = change;
  return { ...state, language, theme, settings: { ...state.settings, ...settings } };
}

/** The state with the kept settings. Missing or invalid values are ignored. */
export function withSavedSettings(state: PageState, saved: AnySettings = {}): PageState {
  const flag = (name: keyof PageState['settings']): boolean =>
    typeof saved[name] === 'boolean' ? saved[name] : state.settings[name];
  return withSettings(state, {
    language: languages.find((one) => one === saved.language) ?? state.language,
    theme: themes.find((one) => one === saved.theme) ?? state.theme,
    singleKeys: flag('singleKeys'),
    motion: flag('motion'),
  });
}

/**
 * Changes settings, and keeps the changed settings for the next visit. Settings from a link are never
 * kept.
 */
export function changeSettings<S extends HasPage>(
  store: Store<S>,
  change: Partial<SavedSettings>,
): void {
  store.update((now) => withPage(now, withSettings(now.page, change)));
  keep(store, settingsKept, { ...recall(settingsKept), ...change });
}
