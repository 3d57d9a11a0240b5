import { languages } from '../words/words.ts';
import { keep, keptObject, keptText, recall } from './kept.ts';
import { type HasPage, type PageState, themes, withPage } from './state.ts';
import type { Store } from './store.ts';

/** The settings kept from one visit to the next. */
export type SavedSettings = Pick<PageState, 'language' | 'theme'> & PageState['settings'];

/** The values may be invalid. */
type AnySettings = Partial<Record<keyof SavedSettings, unknown>>;

export const settingsKept = keptObject<AnySettings>('nonet', (saved) => saved);

/** The room that was open last. A visit without a link returns to it. */
export const roomKept = keptText('nonet-room');

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
