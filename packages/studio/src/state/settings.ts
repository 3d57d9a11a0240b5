import { languages } from '../words/words.ts';
import { type State, themes } from './state.ts';

/** The settings saved from one visit to the next. */
export type SavedSettings = Pick<State, 'language' | 'theme'> & State['settings'];

export function savedSettingsOf({ language, theme, settings }: State): SavedSettings {
  return { language, theme, ...settings };
}

/** The state with the saved settings. `text` is JSON. Missing or invalid values are ignored. */
export function withSavedSettings(state: State, text: string | null): State {
  const saved = parsed(text);
  const flag = (name: keyof State['settings']): boolean =>
    typeof saved[name] === 'boolean' ? saved[name] : state.settings[name];
  return {
    ...state,
    language: languages.find((one) => one === saved.language) ?? state.language,
    theme: themes.find((one) => one === saved.theme) ?? state.theme,
    settings: { singleKeys: flag('singleKeys'), motion: flag('motion') },
  };
}

function parsed(text: string | null): Partial<Record<keyof SavedSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
