import { type Language, languages } from '../words/words.ts';
import { type State, type Theme, themes } from './state.ts';
import { inLanguage, inTheme } from './transitions.ts';

export function withSettings(state: State, change: Partial<State['settings']>): State {
  return { ...state, settings: { ...state.settings, ...change } };
}

/** The settings saved from one visit to the next. */
export interface SavedSettings {
  readonly language: Language;
  readonly theme: Theme;
  readonly singleKeys: boolean;
  readonly motion: boolean;
}

export function savedSettingsOf({ language, theme, settings }: State): SavedSettings {
  return { language, theme, ...settings };
}

/** The state with the saved settings applied. Missing or invalid values are ignored. */
export function withSavedSettings(state: State, text: string | null): State {
  const saved = parsed(text);
  const language = languages.find((one) => one === saved.language);
  const theme = themes.find((one) => one === saved.theme);
  let next = state;
  if (language) next = inLanguage(next, language);
  if (theme) next = inTheme(next, theme);
  if (typeof saved.singleKeys === 'boolean') {
    next = withSettings(next, { singleKeys: saved.singleKeys });
  }
  if (typeof saved.motion === 'boolean') next = withSettings(next, { motion: saved.motion });
  return next;
}

function parsed(text: string | null): Partial<Record<keyof SavedSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
