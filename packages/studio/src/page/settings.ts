import { languages } from '../words/words.ts';
import { type PageState, themes } from './state.ts';

/** The settings saved from one visit to the next. */
export type SavedSettings = Pick<PageState, 'language' | 'theme'> & PageState['settings'];

export function withSettings(state: PageState, change: Partial<SavedSettings>): PageState {
  const { language = state.language, theme = state.theme, ...settings } = change;
  return { ...state, language, theme, settings: { ...state.settings, ...settings } };
}

/** The state with the saved settings. `text` is JSON. Missing or invalid values are ignored. */
export function withSavedSettings(state: PageState, text: string | null): PageState {
  const saved = savedSettings(text);
  const flag = (name: keyof PageState['settings']): boolean =>
    typeof saved[name] === 'boolean' ? saved[name] : state.settings[name];
  return withSettings(state, {
    language: languages.find((one) => one === saved.language) ?? state.language,
    theme: themes.find((one) => one === saved.theme) ?? state.theme,
    singleKeys: flag('singleKeys'),
    motion: flag('motion'),
  });
}

/** The values in saved JSON. They may be invalid. */
export function savedSettings(text: string | null): Partial<Record<keyof SavedSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
